import { useCallback, useEffect, useMemo, useRef, useState } from 'react'

import type { Design } from '@/lib/domain/design/design'
import type { DesignHistory } from '@/lib/domain/design/history'
import { KEPT_LIMITS } from '@/lib/schemas/calculate/kept-design'

import type { KeeperClock } from './design-keeper'
import { setOpenNumber } from './kept-designs'
import type { KeptDesign, KeptVersion } from './kept-text'
import { type Keeping, keptWriter } from './kept-writer'
import { useOffline } from './use-offline'

/** A design of this device as it was opened. `isStored`: it was read from there, not just begun. */
export type OpenedDesign = KeptDesign & { number: number; isStored: boolean }

const CLOCK: KeeperClock = {
  now: () => performance.now(),
  set: (work, afterMs) => window.setTimeout(work, afterMs),
  clear: (timer) => window.clearTimeout(Number(timer)),
}

type KeptInput = {
  opened: OpenedDesign
  /** A shared design is not kept on this device, because others change it too. */
  isShared: boolean
  history: DesignHistory
  /** Puts another state of the design in the place of this one, as a step. */
  replace: (design: Design, says: string) => void
}

export type DesignKept = ReturnType<typeof useKeptDesign>['kept']

/** Keeps the design on this device, with its name, its steps and its versions, and what to do about another tab. */
export function useKeptDesign({ opened, isShared, history, replace }: KeptInput) {
  const [keeping, setKeeping] = useState<Keeping>({ state: 'nothing' })
  const [of, setOf] = useState(() => ({ number: opened.number, name: opened.name, versions: opened.versions }))
  const [writer] = useState(() =>
    keptWriter({
      number: opened.number,
      clock: CLOCK,
      now: () => new Date(),
      onChange: setKeeping,
      onMoved: (to) => setOf((before) => ({ ...before, ...to })),
    }),
  )
  const { past, design, future } = history
  const { begun } = opened
  const whole = useMemo(
    (): KeptDesign => ({ name: of.name, versions: of.versions, begun, steps: { past, design, future } }),
    [of.name, of.versions, begun, past, design, future],
  )
  const first = useRef(whole)
  useEffect(() => {
    if (isShared) return
    setOpenNumber(of.number)
    return writer.watch()
  }, [isShared, of.number, writer])
  useEffect(() => {
    if (isShared) return
    if (first.current === whole && opened.isStored) writer.begin(whole)
    else writer.changed(whole)
  }, [whole, isShared, opened, writer])
  useLeaving(writer)

  const rename = useCallback((name: string) => setOf((before) => ({ ...before, name })), [])
  const keepVersion = useCallback(
    (version: Design) => setOf((before) => ({ ...before, versions: withVersion(before.versions, version) })),
    [],
  )
  const takeTheirs = useCallback(() => {
    const theirs = writer.theirs()
    if (!theirs) return
    writer.goOn()
    setOf((before) => ({ ...before, name: theirs.name, versions: theirs.versions }))
    replace(theirs.steps.design, 'The other tab’s drawing is shown. Undo brings back what was here')
  }, [writer, replace])
  /** What the other tab has saved becomes a version of this design. */
  const keepMine = useCallback(() => {
    const theirs = writer.theirs()
    writer.goOn()
    setOf((before) => ({
      ...before,
      versions: theirs ? withVersion(theirs.versions, theirs.steps.design) : [...before.versions],
    }))
  }, [writer])
  const { keepBoth } = writer
  /** Stays the same while the design is drawn. */
  const kept = useMemo(
    () => ({ ...of, rename, keepVersion, keepBoth, takeTheirs, keepMine }),
    [of, rename, keepVersion, keepBoth, takeTheirs, keepMine],
  )
  const isOffline = useOffline()
  return { saving: { keeping, isShared, isOffline }, kept }
}

/** Writes what is not written yet when the page is hidden or left, or the drawing is. */
function useLeaving(writer: ReturnType<typeof keptWriter>) {
  useEffect(() => {
    addEventListener('pagehide', writer.leave)
    document.addEventListener('visibilitychange', writer.leave)
    return () => {
      removeEventListener('pagehide', writer.leave)
      document.removeEventListener('visibilitychange', writer.leave)
      writer.leave()
      writer.stop()
    }
  }, [writer])
}

const withVersion = (versions: readonly KeptVersion[], design: Design): readonly KeptVersion[] =>
  [...versions, { at: new Date().toISOString(), design }].slice(-KEPT_LIMITS.versions)
