import { type ReactNode, useEffect, useRef } from 'react'

/** A dialog over the admin. The focus begins with what it holds, stays inside and returns afterwards. */
export function Dialog({ title, onClose, children }: { title: string; onClose: () => void; children: ReactNode }) {
  const ref = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const before = document.activeElement
    ref.current?.showModal()
    return () => {
      if (before instanceof HTMLElement) before.focus()
    }
  }, [])
  return (
    <dialog ref={ref} className="pb-dialog" aria-label={title} onClose={onClose}>
      <h2>{title}</h2>
      {children}
      <button type="button" className="pb-dialog-close" onClick={onClose}>
        Close
      </button>
    </dialog>
  )
}
