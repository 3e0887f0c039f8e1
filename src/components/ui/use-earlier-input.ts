import { type RefObject, useEffect, useEffectEvent } from 'react'

import { isFormChanged } from '@/lib/browser/form-dom'

/** Calls `apply` if the visitor, or the browser's autofill, changed the form before its script loaded. */
export function useEarlierInput(form: RefObject<HTMLFormElement | null>, apply: (form: HTMLFormElement) => void) {
  const catchUp = useEffectEvent(() => {
    if (form.current && isFormChanged(form.current)) apply(form.current)
  })
  useEffect(() => catchUp(), [])
}
