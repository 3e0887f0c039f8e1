import { useEffect, useEffectEvent, useRef, useState } from 'react'

import { KEPT_FORM } from '@/lib/domain/project/limits'
import { emptySheet, type Sheet } from '@/lib/site/professional/sheet'
import type { HistoryAction } from '@/lib/site/professional/sheet-history'

import type { KeptSheet } from './kept-sheet'

const KEY = `powerboard.professional.v${KEPT_FORM}`
/** What we could not read is not overwritten. */
const ASIDE_KEY = `${KEY}.unreadable`
const PAUSE_MS = 400

/** `reading`: not known yet what is kept. `unreached`: what reads it could not be fetched, so it is left alone. `refused`: the device keeps nothing. */
export type Keeping =
  | { state: 'reading' | 'unreached' | 'nothing' | 'refused' | 'unreadable' }
  | { state: 'kept'; at: Date }
  /** Another tab has kept its own since. */
  | { state: 'overtaken'; at: Date }

type Kept = {
  keeping: Keeping
  /** What was put aside because it could not be read, as it was kept. */
  aside: string | null
  clear: () => void
  takeOver: () => void
  readAgain: () => void
}

/** Keeps the sheet on the device a moment after each change, and brings back what is kept. The last tab to change something wins. */
export function useKeptSheet({ sheet, dispatch }: { sheet: Sheet; dispatch: (action: HistoryAction) => void }): Kept {
  const [found] = useState(() => read(KEY))
  const [aside, setAside] = useState(() => read(ASIDE_KEY))
  const [keeping, setKeeping] = useState<Keeping>({ state: found === null ? 'nothing' : 'reading' })
  // What is kept, or need not be.
  const settled = useRef(sheet)

  const take = (text: string, kept: KeptSheet | null) => {
    if (!kept) {
      write(ASIDE_KEY, text)
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
      write(KEY, JSON.stringify({ version: KEPT_FORM, savedAt: at.toISOString(), sheet }))
        ? { state: 'kept', at }
        : { state: 'refused' },
    )
  }
  const clear = () => {
    const empty = emptySheet()
    settled.current = empty
    remove()
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
  const hearOf = useEffectEvent((event: StorageEvent) => {
    if (event.key === KEY && event.newValue !== null) setKeeping({ state: 'overtaken', at: new Date() })
  })
  useEffect(() => {
    readFirst()
    const hide = () => keepNow()
    const hear = (event: StorageEvent) => hearOf(event)
    addEventListener('pagehide', hide)
    addEventListener('storage', hear)
    return () => {
      removeEventListener('pagehide', hide)
      removeEventListener('storage', hear)
    }
  }, [])
  useEffect(() => {
    const timer = setTimeout(() => keepNow(), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [sheet])

  const takeOver = () => {
    const text = read(KEY)
    // Not fetched, it stays with the offer.
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

/** What reads it is fetched when something is kept. Rejects without a connection; null is what it can't read. */
function understood(text: string): Promise<KeptSheet | null> {
  return import('./kept-sheet').then(({ readKeptSheet }) => readKeptSheet(text))
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null // refused, as in some private windows
  }
}

/** Whether it was kept: a device may refuse, or be full. */
function write(key: string, text: string): boolean {
  try {
    localStorage.setItem(key, text)
    return true
  } catch {
    return false
  }
}

function remove() {
  try {
    for (const key of [KEY, ASIDE_KEY]) localStorage.removeItem(key)
  } catch {
    // then nothing was kept either
  }
}
