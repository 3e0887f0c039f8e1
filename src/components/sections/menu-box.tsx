'use client'

import { useRef, type FocusEvent, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react'

/** Opens and closes without a script; with one, Escape, choosing a link and leaving it by keyboard close it too. */
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
  // The menu lies over the page. A dialog that it opened is in front of it, and gives the focus back to it.
  const closeOnLeaving = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (
      relatedTarget instanceof Element &&
      relatedTarget.closest('header, main, footer') &&
      !currentTarget.contains(relatedTarget)
    )
      close()
  }

  return (
    <details
      ref={ref}
      id="site-menu"
      onKeyDown={closeOnEscape}
      onClick={closeOnChoice}
      onBlur={closeOnLeaving}
      className="group lg:hidden"
    >
      {children}
    </details>
  )
}
