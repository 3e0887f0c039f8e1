import type { FieldErrors as FormErrors } from 'react-hook-form'

import type { FieldErrors, FormValues } from '@/components/ui/field-props'

export type ShownErrors = {
  errors: FieldErrors
  /** An error that concerns no single field. */
  fault: string | null
}

/** Messages as react-hook-form holds them. */
export function toFormErrors({ errors, fault }: ShownErrors): FormErrors<FormValues> {
  const named = Object.entries(errors).map(([name, message]) => [name, { type: 'check', message }])
  return { ...Object.fromEntries(named), ...(fault !== null && { root: { type: 'check', message: fault } }) }
}

/** The same messages, as the fields and the summary show them. */
export function fromFormErrors({ root, ...named }: FormErrors<FormValues>): ShownErrors {
  const errors = Object.entries(named).map(([name, error]) => [name, error?.message ?? ''])
  return { errors: Object.fromEntries(errors), fault: root?.message ?? null }
}
