import type { FormValues } from '@/components/ui/field-props'
import { formEntries, textByName } from '@/lib/browser/form-dom'

export type TransferredState = { values: FormValues; refocus: () => void }

/** The state of a form to transfer to its replacement: the input, the focus and the caret. */
export function transferState(formId: string): TransferredState {
  const form = document.getElementById(formId)
  if (!(form instanceof HTMLFormElement)) return { values: {}, refocus: () => undefined }
  const focused = document.activeElement
  const findAgain = focused && form.contains(focused) ? locate(focused, form) : () => null
  const caret = isTyped(focused) ? focused.selectionStart : null
  return {
    values: textByName(formEntries(form)),
    refocus: () => {
      const control = findAgain()
      control?.focus({ preventScroll: true })
      if (caret !== null && isTyped(control)) control.setSelectionRange(caret, caret)
    },
  }
}

/** Finds a control in the replacement: a field by its id; buttons and links by their position from the end. */
function locate(control: Element, form: HTMLFormElement): () => HTMLElement | null {
  if (control.id !== '') return () => document.getElementById(control.id)
  const actions = actionsOf(form)
  const index = actions.findIndex((action) => action === control)
  return () => (index < 0 ? null : (actionsOf(document.getElementById(form.id)).at(index - actions.length) ?? null))
}

const actionsOf = (form: HTMLElement | null) => [...(form?.querySelectorAll<HTMLElement>('button, a[href]') ?? [])]

/** Waits until the form can be replaced: a click would be lost with its target, and an open list would close. */
export async function released(formId: string) {
  while (isHeld(document.getElementById(formId))) await new Promise(requestAnimationFrame)
}

function isHeld(form: HTMLElement | null): boolean {
  if (!form) return false
  const isListFocused = document.activeElement instanceof HTMLSelectElement && form.contains(document.activeElement)
  return isListFocused || form.querySelector(':active') !== null
}

// Email and number inputs have no accessible caret and return null.
function isTyped(element: Element | null): element is HTMLInputElement | HTMLTextAreaElement {
  return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
}
