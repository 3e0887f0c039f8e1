import type * as z from 'zod'

import { errorsByField, type FieldErrors } from '@/components/ui/field-props'
import { fieldErrors } from '@/lib/schemas/field-errors'

/** A schema as a check of a form's values: one message per field that fails. */
export function checkWith(schema: z.ZodType): (values: unknown) => FieldErrors {
  return (values) => {
    const result = schema.safeParse(values)
    return result.success ? {} : errorsByField(fieldErrors(result.error))
  }
}
