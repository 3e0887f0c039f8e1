import { useEffect, useEffectEvent, useState } from 'react'

const SHOWN_MS = 10_000

/** Says what was done, with ten seconds to undo it; longer while it has the pointer or the focus. */
export function UndoNotice({ said, onUndo, onForget }: { said: string; onUndo: () => void; onForget: () => void }) {
  const [isHeld, setIsHeld] = useState(false)
  const forget = useEffectEvent(onForget)
  useEffect(() => {
    if (isHeld) return
    const timer = setTimeout(() => forget(), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [isHeld])
  return (
    <div
      className="pb-undo"
      role="status"
      onPointerEnter={() => setIsHeld(true)}
      onPointerLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
    >
      <span>{`${said}.`}</span>
      <button type="button" onClick={onUndo}>
        Undo
      </button>
    </div>
  )
}
