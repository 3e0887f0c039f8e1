type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** What controls hold, by control. */
export type TypedInput = ReadonlyMap<string, { name: string; value: string; isChecked: boolean }>

/** Reads what the visitor has entered below a node, except files. */
export function readTyped(root: ParentNode): TypedInput {
  return new Map(
    controlsIn(root).map((control) => [
      keyOf(control),
      { name: control.name, value: control.value, isChecked: isTicked(control) },
    ]),
  )
}

/** Enters it again into the same controls drawn anew, as if the visitor had typed it. */
export function writeTyped(root: ParentNode, typed: TypedInput): void {
  for (const control of controlsIn(root)) {
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

const UNTYPED = ['file', 'hidden', 'submit', 'button', 'image', 'reset']

function controlsIn(root: ParentNode): Control[] {
  return [...root.querySelectorAll<Control>('input, select, textarea')].filter(({ type }) => !UNTYPED.includes(type))
}

function keyOf(control: Control): string {
  const choice = isChoice(control) ? control.value : ''
  return [control.form?.id, control.id, control.name, choice].join('\n')
}

const isChoice = (control: Control): control is HTMLInputElement => /^(checkbox|radio)$/.test(control.type)

const isTicked = (control: Control) => isChoice(control) && control.checked

/** React replaces the setter of each control, and ignores an event for a value that was set through its own. */
function setValue(control: Control, value: string) {
  Reflect.set(Object.getPrototypeOf(control), 'value', value, control)
}
