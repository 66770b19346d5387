/** A whole number with thousands separators, the same in every locale. */
export const countText = (count: number): string => String(count).replaceAll(/\B(?=(\d{3})+$)/g, ',');
