import type { JSONField } from 'payload'

/**
 * A field for a list or a record of named values.
 * The plain text box replaces Payload's code editor, which loads its parts from another host and so is refused by the content security policy.
 */
export function jsonField({
  name,
  label,
  description,
}: {
  name: string
  label: string
  description?: string
}): JSONField {
  return {
    name,
    type: 'json',
    label,
    validate: checkJson,
    admin: {
      description,
      components: { Field: '/components/admin/json-field#JsonField' },
    },
  }
}

/** A bare text can only be JSON that could not be read: the box keeps what was typed instead of throwing it away. */
export function checkJson(value: unknown): true | string {
  const isEmpty = value === null || value === undefined
  return isEmpty || typeof value === 'object' || 'This is not valid JSON yet: check the commas, quotes and brackets'
}
