type FormText = Record<string, string | string[]>

/** The entries a form would submit, without files. */
export function formEntries(form: HTMLFormElement): [string, string][] {
  return [...new FormData(form)].flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' ? [[name, value]] : [],
  )
}

/** The entries of a form by name; of a repeated name, the last. */
export const formText = (form: HTMLFormElement): Record<string, string> => Object.fromEntries(formEntries(form))

/** Whether any control differs from the HTML of the page. */
export const isFormChanged = (form: HTMLFormElement): boolean => [...form.elements].some(isControlChanged)

function isControlChanged(control: Element): boolean {
  if (control instanceof HTMLSelectElement) {
    const initial = [...control.options].findIndex((option) => option.defaultSelected)
    return control.selectedIndex !== Math.max(initial, 0)
  }
  if (control instanceof HTMLTextAreaElement) return control.value !== control.defaultValue
  if (!(control instanceof HTMLInputElement)) return false
  return control.value !== control.defaultValue || control.checked !== control.defaultChecked
}

/** Form entries by name, with a list for a repeated name. */
export function textByName(entries: readonly [string, string][]): FormText {
  const values: FormText = {}
  for (const [name, text] of entries) {
    const earlier = values[name]
    values[name] = earlier === undefined ? text : [earlier, text].flat()
  }
  return values
}
