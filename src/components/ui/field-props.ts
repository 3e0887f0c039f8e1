/** What a form holds, field by field, as text; a list where a key may repeat. A ticked checkbox holds 'on'. */
export type FormValues = Record<string, string | string[]>

/** One message per field that failed. */
export type FieldErrors = Record<string, string>

/** What every field component needs to show a value, its error and the links between them. */
export type FieldBasics = { id: string; name: string; value: string; error?: string }

/** A list of errors by path as one message per field; an error inside a list ('rooms.2') is shown with the list. */
export function errorsByField(errors: readonly { path: string; message: string }[]): FieldErrors {
  const named = errors
    .filter(({ path }) => path !== '')
    .map(({ path, message }) => [path.replace(/\..*/, ''), message] as const)
  return Object.fromEntries(named)
}

export function fieldId(formId: string, name: string): string {
  return `${formId}-${name}`
}

/** Binds a form's values and errors, so that a field is placed with `{...field('email')}`. */
export function bindFields({ formId, values, errors }: { formId: string; values: FormValues; errors: FieldErrors }) {
  return (name: string): FieldBasics => {
    const value = values[name] ?? ''
    return {
      id: fieldId(formId, name),
      name,
      value: Array.isArray(value) ? (value[0] ?? '') : value,
      error: errors[name],
    }
  }
}

/** The ids that describe a control, for `aria-describedby`. */
export function describedBy({ id, hint, error }: { id: string; hint?: unknown; error?: string }): string | undefined {
  return [hint && hintId(id), error && errorId(id)].filter(Boolean).join(' ') || undefined
}

export function hintId(id: string): string {
  return `${id}-hint`
}

export function errorId(id: string): string {
  return `${id}-error`
}
