'use client'

import { useEffect, useRef, type ComponentProps } from 'react'

type RememberedCheckboxProps = ComponentProps<'input'> & { storageKey: string }

/** A checkbox that is, for as long as the tab is open, as the visitor left it on the page before. */
export function RememberedCheckbox({ storageKey, ...rest }: RememberedCheckboxProps) {
  const ref = useRef<HTMLInputElement>(null)

  useEffect(() => {
    if (ref.current && recall(storageKey)) ref.current.checked = true
  }, [storageKey])

  return <input ref={ref} type="checkbox" onChange={({ target }) => remember(storageKey, target.checked)} {...rest} />
}

// Storage may be refused; the choice then holds for the page.
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
