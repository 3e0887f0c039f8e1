import { useEffect, useEffectEvent, useRef, useState } from 'react'

import { KEPT_FORM } from '@/lib/domain/project/limits'
import { emptySheet, type Sheet } from '@/lib/site/professional/sheet'
import type { HistoryAction } from '@/lib/site/professional/sheet-history'

import type { KeptSheet } from './kept-sheet'

const KEY = `powerboard.professional.v${KEPT_FORM}`
/** What we could not read is not overwritten. */
const ASIDE_KEY = `${KEY}.unreadable`
const PAUSE_MS = 400

/** `reading`: not known yet what is kept. `refused`: the device keeps nothing. */
export type Keeping =
  | { state: 'reading' | 'nothing' | 'refused' | 'unreadable' }
  | { state: 'kept'; at: Date }
  /** Another tab has kept its own since. */
  | { state: 'overtaken'; at: Date }

type Kept = { keeping: Keeping; clear: () => void; takeOver: () => void }

/** Keeps the sheet on the device a moment after each change, and brings back what is kept. The last tab to change something wins. */
export function useKeptSheet({ sheet, dispatch }: { sheet: Sheet; dispatch: (action: HistoryAction) => void }): Kept {
  const [found] = useState(read)
  const [keeping, setKeeping] = useState<Keeping>({ state: found === null ? 'nothing' : 'reading' })
  // What is kept, or need not be.
  const settled = useRef(sheet)

  const take = (text: string, kept: KeptSheet | null) => {
    if (!kept) {
      write(ASIDE_KEY, text)
      return setKeeping({ state: 'unreadable' })
    }
    settled.current = kept.sheet
    dispatch({ type: 'restore', sheet: kept.sheet })
    setKeeping({ state: 'kept', at: new Date(kept.savedAt) })
  }
  const keep = () => {
    if (keeping.state === 'reading' || sheet === settled.current) return
    const at = new Date()
    settled.current = sheet
    setKeeping(write(KEY, JSON.stringify({ version: KEPT_FORM, savedAt: at.toISOString(), sheet })) ? { state: 'kept', at } : { state: 'refused' })
  }
  const clear = () => {
    const empty = emptySheet()
    settled.current = empty
    remove()
    dispatch({ type: 'load', sheet: empty })
    setKeeping({ state: 'nothing' })
  }

  const takeFirst = useEffectEvent(take)
  const keepNow = useEffectEvent(keep)
  const hearOf = useEffectEvent((event: StorageEvent) => {
    if (event.key === KEY && event.newValue !== null) setKeeping({ state: 'overtaken', at: new Date() })
  })
  useEffect(() => {
    if (found !== null) void understood(found).then((kept) => takeFirst(found, kept))
    const hide = () => keepNow()
    const hear = (event: StorageEvent) => hearOf(event)
    addEventListener('pagehide', hide)
    addEventListener('storage', hear)
    return () => {
      removeEventListener('pagehide', hide)
      removeEventListener('storage', hear)
    }
  }, [found])
  useEffect(() => {
    const timer = setTimeout(() => keepNow(), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [sheet])

  const takeOver = () => {
    const text = read()
    if (text !== null) void understood(text).then((kept) => take(text, kept))
  }
  return { keeping, clear, takeOver }
}

/** What reads it is fetched when something is kept; without a connection that counts as unreadable. */
function understood(text: string): Promise<KeptSheet | null> {
  return import('./kept-sheet').then(({ readKeptSheet }) => readKeptSheet(text)).catch(() => null)
}

function read(): string | null {
  try {
    return localStorage.getItem(KEY)
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
    localStorage.removeItem(KEY)
  } catch {
    // then nothing was kept either
  }
}
