/* Generated from setting-list.schema.json by "npm run schemas". */

/**
 * Settings that are collected together: MODEL=<list>.
 */
export interface SettingList {
list: string
notes?: string
/**
 * @minItems 1
 */
settings: [string, ...(string)[]]
}
