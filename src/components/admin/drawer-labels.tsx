'use client'

import { useEffect } from 'react'

/**
 * Names the fields of drawers. Payload's labels there point to an id with the depth of the drawer, which it gives to
 * checkboxes only: every other field gets it here.
 */
export function DrawerLabels() {
  useEffect(() => {
    const observer = new MutationObserver(nameFields)
    observer.observe(document.body, { childList: true, subtree: true })
    return () => observer.disconnect()
  }, [])
  return null
}

function nameFields() {
  for (const label of document.querySelectorAll<HTMLLabelElement>('.drawer label.field-label[for]')) {
    if (label.control) continue
    const field = label.closest('.field-type')?.querySelector('input:not([type="hidden"]), textarea')
    if (field) field.id = label.htmlFor
  }
}
