import type { JSONField } from 'payload'

/**
 * A field for a list or a record. Uses a textarea because Payload's code editor loads files from another host, which
 * the CSP blocks.
 */
export function jsonField({
  name,
  label,
  description,
  className,
  component = '/components/admin/json-field#JsonField',
}: {
  name: string
  label: string
  description?: string
  className?: string
  component?: string
}): JSONField {
  return {
    name,
    type: 'json',
    label,
    validate: checkJson,
    admin: {
      description,
      className,
      components: { Field: component },
    },
  }
}

/** A plain string can only be invalid JSON: it is kept so that the form can show it again. */
export function checkJson(value: unknown): true | string {
  const isEmpty = value === null || value === undefined
  return isEmpty || typeof value === 'object' || 'This is not valid JSON yet: check the commas, quotes and brackets'
}
