import { useEffect, useEffectEvent } from 'react'

/** Ctrl+Z and Ctrl+Shift+Z (Cmd on a Mac), except in a field, which undoes its own typing. */
export function useUndoKeys({ undo, redo }: { undo: () => void; redo: () => void }) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'z') return
    if (event.target instanceof Element && event.target.matches('input:not([type=range]), select, textarea')) return
    event.preventDefault()
    if (event.shiftKey) redo()
    else undo()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])
}
