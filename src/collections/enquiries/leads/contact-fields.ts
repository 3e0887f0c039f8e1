import { type Field, type TextField, type TextFieldSingleValidation } from 'payload'
import { text } from 'payload/shared'
import type { ZodType } from 'zod'

import { email, line, phone, postcode } from '@/lib/schemas/fields'

const nameSchema = line({ max: 205 })

/**
 * The customer's contact details. The sales desk can correct them; the visitor's own entries stay in the answers, and
 * every correction is on the timeline.
 */
export const leadContactFields: Field[] = [
  {
    ...contactField({ name: 'name', schema: nameSchema }),
    required: true,
    admin: { disableBulkEdit: true, components: { Cell: '/components/admin/lead-name-cell#LeadNameCell' } },
  },
  contactField({ name: 'phone', schema: phone, maxLength: 40 }),
  contactField({ name: 'email', label: 'Email', schema: email, maxLength: 254 }),
  contactField({ name: 'postcode', schema: postcode, maxLength: 10 }),
]

type ContactField = { name: string; label?: string; schema: ZodType<string>; maxLength?: number }

function contactField({ name, label, schema, maxLength = 205 }: ContactField): TextField {
  return {
    name,
    label,
    type: 'text',
    maxLength,
    index: true,
    validate: correction(schema),
    admin: { disableBulkEdit: true },
  }
}

/** Checks new values only, so that a lead stays editable even if an earlier form accepted an invalid value. */
function correction(schema: ZodType<string>): TextFieldSingleValidation {
  return (value, options) => {
    if (!value || value === options.previousValue) return text(value, options)
    const parsed = schema.safeParse(value)
    return parsed.success ? text(value, options) : (parsed.error.issues[0]?.message ?? 'Please check this')
  }
}
