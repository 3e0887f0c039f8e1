'use client'

import { type ComponentProps, useEffect, useRef } from 'react'

type RememberedCheckboxProps = ComponentProps<'input'> & { storageKey: string }

/** A checkbox that keeps its state across pages for the lifetime of the tab. */
export function RememberedCheckbox({ storageKey, ...rest }: RememberedCheckboxProps) {
  const ref = useRef<HTMLInputElement>(null)

  useEffect(() => {
    if (!ref.current) return
    if (ref.current.checked)
      remember(storageKey, true) // ticked before the script loaded
    else ref.current.checked = recall(storageKey)
  }, [storageKey])

  return <input ref={ref} type="checkbox" onChange={({ target }) => remember(storageKey, target.checked)} {...rest} />
}

// Storage may be blocked; the choice then lasts for the page.
function recall(key: string): boolean {
  try {
    return sessionStorage.getItem(key) !== null
  } catch {
    return false
  }
}

function remember(key: string, isChecked: boolean) {
  try {
    if (isChecked) sessionStorage.setItem(key, 'yes')
    else sessionStorage.removeItem(key)
  } catch {
    // as above
  }
}
