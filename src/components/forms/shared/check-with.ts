import type * as z from 'zod'

import { errorsByField, type FieldErrors } from '@/components/ui/field-props'
import { fieldErrors } from '@/lib/schemas/field-errors'

/** Wraps a schema as form validation: one message per invalid field. */
export function checkWith(schema: z.ZodType): (values: unknown) => FieldErrors {
  return (values) => {
    const result = schema.safeParse(values)
    return result.success ? {} : errorsByField(fieldErrors(result.error))
  }
}
