import { useEffect, useEffectEvent, useRef, useState } from 'react'

import { readStored, removeStored, writeStored } from '@/lib/browser/device-storage'
import { storedText } from '@/lib/browser/stored-text'
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
  const [stored] = useState(() => storedText(KEPT_KEY))
  const [aside, setAside] = useState(() => readStored(KEPT_ASIDE_KEY))
  const [keeping, setKeeping] = useState<Keeping>(() => ({ state: stored.read() === null ? 'nothing' : 'reading' }))
  // The sheet that is saved already, or need not be.
  const settled = useRef(sheet)

  const take = (type: 'restore' | 'load', text: string, kept: SavedSheet | null) => {
    if (!kept) {
      writeStored(KEPT_ASIDE_KEY, text)
      setAside(text)
      return setKeeping({ state: 'unreadable' })
    }
    settled.current = kept.sheet
    dispatch({ type, sheet: kept.sheet })
    setKeeping({ state: 'kept', at: new Date(kept.savedAt) })
  }
  const keep = () => {
    if (keeping.state === 'reading' || keeping.state === 'unreached' || sheet === settled.current) return
    const at = new Date()
    settled.current = sheet
    setKeeping(
      stored.write(JSON.stringify({ version: KEPT_FORM, savedAt: at.toISOString(), sheet }))
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

  const restore = () =>
    void loadReader().then(
      (readSavedSheet) => {
        // Only now, because another page may have stored a newer one in the meantime.
        const text = stored.read()
        if (text === null) setKeeping({ state: 'nothing' })
        else take('restore', text, readSavedSheet(text))
      },
      () => setKeeping({ state: 'unreached' }),
    )

  useKeeping({
    sheet,
    stored,
    begin: () => keeping.state === 'reading' && restore(),
    keep,
    // While the sheet is being read, the newest will be shown anyway.
    overtake: () => setKeeping((now) => (now.state === 'reading' ? now : { state: 'overtaken', at: new Date() })),
  })

  /** Shows what another page has stored. This page's own sheet can be brought back by undo. */
  const takeOver = () => {
    const text = stored.read()
    const nothing = () => undefined // if loading fails, the offer stays open
    if (text !== null) void loadReader().then((readSavedSheet) => take('load', text, readSavedSheet(text)), nothing)
  }
  const readAgain = () => {
    setKeeping({ state: 'reading' })
    restore()
  }
  return { keeping, aside, clear, takeOver, readAgain }
}

type Keeper = {
  sheet: Sheet
  stored: ReturnType<typeof storedText>
  begin: () => void
  keep: () => void
  /** Another page has stored a sheet. */
  overtake: () => void
}

/** Keeps the sheet a moment after each change, and when the page is left. */
function useKeeping({ sheet, stored, begin, keep, overtake }: Keeper): void {
  const beginNow = useEffectEvent(begin)
  const keepNow = useEffectEvent(keep)
  const overtakeNow = useEffectEvent(overtake)
  useEffect(() => {
    beginNow()
    const hide = () => keepNow()
    addEventListener('pagehide', hide)
    const unwatch = stored.watch(() => overtakeNow())
    return () => {
      removeEventListener('pagehide', hide)
      unwatch()
    }
  }, [stored])
  useEffect(() => {
    const timer = setTimeout(() => keepNow(), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [sheet])
}

/** The parser is loaded only if something is saved. Rejects while offline. */
const loadReader = () => import('./saved-sheet').then(({ readSavedSheet }) => readSavedSheet)
