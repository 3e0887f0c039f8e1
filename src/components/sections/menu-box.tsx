'use client'

import { type FocusEvent, type KeyboardEvent, type MouseEvent, type ReactNode, useRef, useState } from 'react'

import { useBack } from '@/components/ui/use-back'

/** Opens and closes without JavaScript; with it, Escape, Back, any choice and moving focus out also close it. */
export function MenuBox({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLDetailsElement>(null)
  const [isOpen, setOpen] = useState(false)

  const close = () => {
    if (ref.current) ref.current.open = false
  }
  useBack({ steps: isOpen ? 1 : 0, onBack: close })
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    close()
    ref.current?.querySelector('summary')?.focus()
  }
  const closeOnChoice = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a, button')) close()
  }
  // The menu overlays the page. A dialog opened from it is in front of it, and returns focus to it.
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
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      onKeyDown={closeOnEscape}
      onClick={closeOnChoice}
      onBlur={closeOnLeaving}
      className="group lg:hidden"
    >
      {children}
    </details>
  )
}
