import { useEffect, useEffectEvent, useRef, useState } from 'react'

import { readStored, removeStored, writeStored } from '@/lib/browser/device-storage'
import { emptySheet, type Sheet } from '@/lib/calculators/professional/sheet'
import type { HistoryAction } from '@/lib/calculators/professional/sheet-history'
import { KEPT_FORM } from '@/lib/domain/estimate/project-limits'

import { KEPT_ASIDE_KEY, KEPT_KEY } from './kept-key'
import type { SavedSheet } from './saved-sheet'

const PAUSE_MS = 400

/**
 * `reading`: the saved data is being read. `unreached`: the parser could not be loaded, so the data is left alone.
 * `refused`: the device does not store anything.
 */
export type Keeping =
  | { state: 'reading' | 'unreached' | 'nothing' | 'refused' | 'unreadable' }
  | { state: 'kept'; at: Date }
  /** Another tab has saved its own sheet since. */
  | { state: 'overtaken'; at: Date }

type Kept = {
  keeping: Keeping
  /** Unreadable data that was set aside, verbatim. */
  aside: string | null
  clear: () => void
  takeOver: () => void
  readAgain: () => void
}

/** Saves the sheet on the device shortly after each change, and restores it. The last tab to make a change wins. */
export function useSavedSheet({ sheet, dispatch }: { sheet: Sheet; dispatch: (action: HistoryAction) => void }): Kept {
  const [found] = useState(() => readStored(KEPT_KEY))
  const [aside, setAside] = useState(() => readStored(KEPT_ASIDE_KEY))
  const [keeping, setKeeping] = useState<Keeping>({ state: found === null ? 'nothing' : 'reading' })
  // The sheet that is saved already, or need not be.
  const settled = useRef(sheet)

  const take = (text: string, kept: SavedSheet | null) => {
    if (!kept) {
      writeStored(KEPT_ASIDE_KEY, text)
      setAside(text)
      return setKeeping({ state: 'unreadable' })
    }
    settled.current = kept.sheet
    dispatch({ type: 'restore', sheet: kept.sheet })
    setKeeping({ state: 'kept', at: new Date(kept.savedAt) })
  }
  const keep = () => {
    if (keeping.state === 'reading' || keeping.state === 'unreached' || sheet === settled.current) return
    const at = new Date()
    settled.current = sheet
    setKeeping(
      writeStored(KEPT_KEY, JSON.stringify({ version: KEPT_FORM, savedAt: at.toISOString(), sheet }))
        ? { state: 'kept', at }
        : { state: 'refused' },
    )
  }
  const clear = () => {
    const empty = emptySheet()
    settled.current = empty
    for (const key of [KEPT_KEY, KEPT_ASIDE_KEY]) removeStored(key)
    setAside(null)
    dispatch({ type: 'load', sheet: empty })
    setKeeping({ state: 'nothing' })
  }

  const readFound = () => {
    if (found === null) return
    void understood(found).then(
      (kept) => take(found, kept),
      () => setKeeping({ state: 'unreached' }),
    )
  }

  const readFirst = useEffectEvent(readFound)
  const keepNow = useEffectEvent(keep)
  const onStorage = useEffectEvent((event: StorageEvent) => {
    if (event.key === KEPT_KEY && event.newValue !== null) setKeeping({ state: 'overtaken', at: new Date() })
  })
  useEffect(() => {
    readFirst()
    const hide = () => keepNow()
    const handleStorage = (event: StorageEvent) => onStorage(event)
    addEventListener('pagehide', hide)
    addEventListener('storage', handleStorage)
    return () => {
      removeEventListener('pagehide', hide)
      removeEventListener('storage', handleStorage)
    }
  }, [])
  useEffect(() => {
    const timer = setTimeout(() => keepNow(), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [sheet])

  const takeOver = () => {
    const text = readStored(KEPT_KEY)
    // If loading fails, the offer stays open.
    if (text !== null)
      void understood(text).then(
        (kept) => take(text, kept),
        () => undefined,
      )
  }
  const readAgain = () => {
    setKeeping({ state: 'reading' })
    readFound()
  }
  return { keeping, aside, clear, takeOver, readAgain }
}

/** The parser is loaded only if something is saved. Rejects while offline; null for unreadable data. */
function understood(text: string): Promise<SavedSheet | null> {
  return import('./saved-sheet').then(({ readSavedSheet }) => readSavedSheet(text))
}
