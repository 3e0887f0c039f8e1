type FormText = Record<string, string | string[]>

/** What a form would send, without files. */
export function formEntries(form: HTMLFormElement): [string, string][] {
  return [...new FormData(form)].flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' ? [[name, value]] : [],
  )
}

/** A form's entries by name, a list where a name is repeated. */
export function textByName(entries: readonly [string, string][]): FormText {
  const values: FormText = {}
  for (const [name, text] of entries) {
    const earlier = values[name]
    values[name] = earlier === undefined ? text : [earlier, text].flat()
  }
  return values
}

/** Puts kept values back into fields that the visitor has left untouched since the page came. */
export function fillForm(form: HTMLFormElement, values: FormText) {
  for (const [name, value] of Object.entries(values)) {
    const kept = [value].flat()
    for (const field of form.querySelectorAll(`[name="${CSS.escape(name)}"]`)) {
      if (isTick(field)) field.checked = field.checked || kept.includes(field.value)
      else if (isTextField(field) && field.value === '') field.value = kept[0] ?? ''
    }
  }
}

type TextField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

function isTick(field: Element): field is HTMLInputElement {
  return field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio')
}

function isTextField(field: Element): field is TextField {
  return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement || field instanceof HTMLSelectElement
}
