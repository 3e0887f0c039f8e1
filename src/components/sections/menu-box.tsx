'use client'

import { useRef, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react'

/** Opens and closes without a script; with one, Escape and choosing a link close it too. */
export function MenuBox({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLDetailsElement>(null)

  const close = () => {
    if (ref.current) ref.current.open = false
  }
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    close()
    ref.current?.querySelector('summary')?.focus()
  }
  const closeOnChoice = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('nav a')) close()
  }

  return (
    <details ref={ref} id="site-menu" onKeyDown={closeOnEscape} onClick={closeOnChoice} className="group lg:hidden">
      {children}
    </details>
  )
}
