import type { z } from 'zod'

import type { FieldErrors } from '@/components/ui/field-props'
import { fieldErrors } from '@/lib/schemas/field-errors'

/** A schema as a check of a form's values: one message per field that fails. */
export function checkWith(schema: z.ZodType): (values: unknown) => FieldErrors {
  return (values) => {
    const result = schema.safeParse(values)
    if (result.success) return {}
    const ofFields = fieldErrors(result.error).filter(({ path }) => path !== '')
    // A list's error is shown with the list: 'heatingChallenges.2' under heatingChallenges.
    return Object.fromEntries(ofFields.map(({ path, message }) => [path.split('.')[0], message]))
  }
}
