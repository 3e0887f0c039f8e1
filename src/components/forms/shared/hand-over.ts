import type { FormValues } from '@/components/ui/field-props'
import { formEntries, textByName } from '@/lib/browser/form-dom'

export type HandedOver = { values: FormValues; refocus: () => void }

/** What a visitor has done in a form so far, for the one that is about to take its place: what was typed, and where they are. */
export function handOver(formId: string): HandedOver {
  const form = document.getElementById(formId)
  if (!(form instanceof HTMLFormElement)) return { values: {}, refocus: () => undefined }
  const focused = document.activeElement
  const id = focused && form.contains(focused) ? focused.id : ''
  const caret = isTyped(focused) ? focused.selectionStart : null
  return {
    values: textByName(formEntries(form)),
    refocus: () => {
      const field = id === '' ? null : document.getElementById(id)
      field?.focus({ preventScroll: true })
      if (caret !== null && isTyped(field)) field.setSelectionRange(caret, caret)
    },
  }
}

// A field for an address or a number to choose has no caret to speak of, and says null.
function isTyped(element: Element | null): element is HTMLInputElement | HTMLTextAreaElement {
  return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
}
