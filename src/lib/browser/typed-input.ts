type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** What controls hold, by control. */
export type TypedInput = ReadonlyMap<string, { name: string; value: string; isChecked: boolean }>

/** Reads what the visitor has entered into controls, except files. They may have left the document since. */
export function readTyped(elements: readonly Element[]): TypedInput {
  return new Map(
    elements
      .filter(isTyped)
      .map((control) => [
        keyOf(control),
        { name: control.name, value: control.value, isChecked: isChoice(control) && control.checked },
      ]),
  )
}

/** Enters it again into the same controls drawn anew, as if the visitor had typed it. */
export function writeTyped(typed: TypedInput): void {
  for (const control of [...document.querySelectorAll(CONTROLS)].filter(isTyped)) {
    const kept = typed.get(keyOf(control))
    if (!kept) continue
    if (isChoice(control)) {
      if (kept.isChecked !== control.checked) control.click()
      continue
    }
    if (kept.value === control.value) continue
    setValue(control, kept.value)
    for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }))
  }
}

/** A selector of all controls. */
export const CONTROLS = 'input, select, textarea'

const UNTYPED = ['file', 'hidden', 'submit', 'button', 'image', 'reset']

function isTyped(element: Element): element is Control {
  return element.matches(CONTROLS) && !UNTYPED.includes((element as Control).type)
}

function keyOf(control: Control): string {
  return [control.id, control.name, isChoice(control) ? control.value : ''].join('\n')
}

const isChoice = (control: Control): control is HTMLInputElement => /^(checkbox|radio)$/.test(control.type)

/** React replaces the setter of each control, and ignores an event for a value that was set through its own. */
function setValue(control: Control, value: string) {
  Reflect.set(Object.getPrototypeOf(control), 'value', value, control)
}
