import { type Field, type TextField, type TextFieldSingleValidation } from 'payload'
import { text } from 'payload/shared'
import type { ZodType } from 'zod'

import { email, line, phone, postcode } from '@/lib/schemas/fields'

const nameSchema = line({ max: 205 })

/**
 * How to reach the customer. The sales desk can correct it; what the visitor entered stays among the answers, and every
 * correction is on the timeline.
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

/** Checks a new value only: a lead must stay editable whatever an earlier form let through. */
function correction(schema: ZodType<string>): TextFieldSingleValidation {
  return (value, options) => {
    if (!value || value === options.previousValue) return text(value, options)
    const read = schema.safeParse(value)
    return read.success ? text(value, options) : (read.error.issues[0]?.message ?? 'Please check this')
  }
}
