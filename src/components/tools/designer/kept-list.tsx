import { useState } from 'react'

import { Button } from '@/components/ui/button'
import { readStored } from '@/lib/browser/device-storage'
import { counted } from '@/lib/format/counted'

import { designName, savedAtWords } from './keeping-words'
import { bringBack, keptNumbers, keyOfDesign, type Removed, removeDesigns } from './kept-designs'
import { readKept } from './kept-text'

type KeptListProps = {
  /** The number of the design on the screen, which is left out; null: none. */
  open: number | null
  onOpen: (number: number) => void
}

/** The designs on this device, newest first. */
export function KeptList({ open, onOpen }: KeptListProps) {
  const [removed, setRemoved] = useState<Removed | null>(null)
  const [hasFailed, setFailed] = useState(false)
  // Read again after each press; another tab may have saved or deleted some of them.
  const designs = listedBut(open)
  if (designs.length === 0 && !removed) return null
  const undo = (of: Removed) => {
    setFailed(!bringBack(of))
    setRemoved(null)
  }
  return (
    <div className="grid gap-2 text-sm">
      <p className="font-semibold">{open === null ? 'On this device' : 'Other designs on this device'}</p>
      <ul className="grid gap-2">
        {designs.map(({ number, name, at, rooms }) => (
          <li key={number} className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line pb-2">
            <span className="min-w-0 flex-1">
              <span className="block font-semibold wrap-break-word">{name}</span>
              <span className="text-ink-2">{`${counted(rooms, 'room')}, saved ${at}`}</span>
            </span>
            <Button size="sm" look="secondary" aria-label={`Open ${name}`} onClick={() => onOpen(number)}>
              Open
            </Button>
            <Button
              size="sm"
              look="secondary"
              aria-label={`Delete ${name}`}
              onClick={() => setRemoved(removeDesigns([number]))}
            >
              Delete
            </Button>
          </li>
        ))}
      </ul>
      <div role="status" className="flex flex-wrap items-center gap-3 empty:hidden">
        {hasFailed && <p className="font-semibold text-fault">It can’t be brought back: its place has been taken.</p>}
        {removed && (
          <>
            <p>Deleted.</p>
            <Button size="sm" look="secondary" onClick={() => undo(removed)}>
              Undo
            </Button>
          </>
        )}
      </div>
    </div>
  )
}

function listedBut(open: number | null) {
  return keptNumbers()
    .filter((number) => number !== open)
    .flatMap((number) => {
      const kept = readKept(readStored(keyOfDesign(number)) ?? '')
      return kept ? [{ number, kept }] : []
    })
    .toSorted((one, other) => (one.kept.savedAt < other.kept.savedAt ? 1 : -1))
    .map(({ number, kept }) => ({
      number,
      name: designName({ number, name: kept.name }),
      at: savedAtWords(kept.savedAt),
      rooms: kept.steps.design.rooms.length,
    }))
}
