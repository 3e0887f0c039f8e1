import type { Field } from 'payload'

/** The default values of a global's fields: what a new site starts with. */
export function defaultTexts(fields: readonly Field[]): Record<string, unknown> {
  return Object.assign({}, ...fields.map(defaultOf))
}

function defaultOf(field: Field): Record<string, unknown> {
  if (field.type === 'group' && 'name' in field) return { [field.name]: defaultTexts(field.fields) }
  if (field.type === 'row' || field.type === 'collapsible') return defaultTexts(field.fields)
  if ('name' in field && 'defaultValue' in field && field.defaultValue !== undefined) {
    const value: unknown = field.defaultValue
    return { [field.name]: typeof value === 'function' ? (value as () => unknown)() : value }
  }
  return {}
}
