type FormText = Record<string, string | string[]>

/** The entries a form would submit, without files. */
export function formEntries(form: HTMLFormElement): [string, string][] {
  return [...new FormData(form)].flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' ? [[name, value]] : [],
  )
}

/** The entries of a form by name; of a repeated name, the last. */
export const formText = (form: HTMLFormElement): Record<string, string> => Object.fromEntries(formEntries(form))

/** Form entries by name, with a list for a repeated name. */
export function textByName(entries: readonly [string, string][]): FormText {
  const values: FormText = {}
  for (const [name, text] of entries) {
    const earlier = values[name]
    values[name] = earlier === undefined ? text : [earlier, text].flat()
  }
  return values
}
