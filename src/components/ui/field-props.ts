/** The values of a form, by field, as text; a list where a key may repeat. A ticked checkbox is 'on'. */
export type FormValues = Record<string, string | string[]>

/** One message per invalid field. */
export type FieldErrors = Record<string, string>

/** The props with which every field component shows a value and its error, with their ARIA links. */
export type FieldBasics = { id: string; name: string; value: string; error?: string; registration?: Registration }

/** The props that a form library attaches to a control. */
type Registration = {
  ref: (control: HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement | null) => void
  onChange: (event: { target: unknown; type?: unknown }) => unknown
  onBlur: (event: { target: unknown; type?: unknown }) => unknown
}

/** Converts errors by path into one message per field; an error inside a list ('rooms.2') is shown on the list. */
export function errorsByField(errors: readonly { path: string; message: string }[]): FieldErrors {
  const named = errors
    .filter(({ path }) => path !== '')
    .map(({ path, message }) => [path.replace(/\..*/, ''), message] as const)
  return Object.fromEntries(named)
}

export function fieldId(formId: string, name: string): string {
  return `${formId}-${name}`
}

/** The state that a form passes to its fields; `register` is missing until a script holds its state. */
export type FormState = { values: FormValues; errors: FieldErrors; register?: (name: string) => Registration }

/** Binds a form's values and errors, so that a field is rendered with `{...field('email')}`. */
export function bindFields({ formId, values, errors, register }: FormState & { formId: string }) {
  return (name: string): FieldBasics => {
    const value = values[name] ?? ''
    return {
      id: fieldId(formId, name),
      name,
      value: Array.isArray(value) ? (value[0] ?? '') : value,
      error: errors[name],
      registration: register?.(name),
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
