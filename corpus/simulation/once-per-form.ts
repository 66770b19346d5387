/** Remembers what was computed for a form, which several questions about an item need. */
export function oncePerForm<Form extends object, Value>(compute: (form: Form) => Value): (form: Form) => Value {
  const known = new WeakMap<Form, Value>();
  return (form) => {
    const value = known.get(form) ?? compute(form);
    known.set(form, value);
    return value;
  };
}
