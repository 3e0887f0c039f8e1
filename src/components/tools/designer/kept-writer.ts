import { readStored, writeStored } from '@/lib/browser/device-storage'
import { storedText } from '@/lib/browser/stored-text'
import { KEPT_LIMITS } from '@/lib/schemas/calculate/kept-design'

import { designKeeper, type KeeperClock } from './design-keeper'
import { freeNumber, keyOfDesign, keyOfUnderlay } from './kept-designs'
import { isSameDesign, type KeptDesign, keptText, readKept } from './kept-text'

/**
 * Whether the newest changes are on this device, and when it saved the last ones; null: none yet. `overtaken`: another
 * tab has saved the same design since.
 */
export type Keeping =
  { state: 'nothing' | 'refused' } | { state: 'saving'; at: Date | null } | { state: 'kept' | 'overtaken'; at: Date }

type WriterOptions = {
  number: number
  clock: KeeperClock
  now: () => Date
  onChange: (keeping: Keeping) => void
  /** The design has got a number and a name of its own. */
  onMoved: (to: { number: number; name: string }) => void
}

/** If there is no room for all of it, the drawing matters more than the steps to undo. */
const STEPS_TRIED = [KEPT_LIMITS.steps, 0]

/**
 * Writes one design of this device soon after each change. Once another tab has saved the same design, nothing is
 * written until someone has chosen what becomes of both; a page that is left before that keeps both.
 */
export function keptWriter({ number, clock, now, onChange, onMoved }: WriterOptions) {
  let at = placeOf(number)
  let newest: KeptDesign | null = null
  let [isHeld, hasUnwritten] = [false, false]
  let lastAt: Date | null = null

  const put = (kept: KeptDesign): boolean => {
    const savedAt = now()
    const isKept = at.write(kept, savedAt)
    hasUnwritten = !isKept
    if (isKept) lastAt = savedAt
    onChange(isKept ? { state: 'kept', at: savedAt } : { state: 'refused' })
    return isKept
  }
  const write = (kept: KeptDesign): boolean => {
    if (!isHeld && at.isOvertaken()) beOvertaken()
    return isHeld || put(kept) // held: to be written once someone has chosen
  }
  const keeper = designKeeper<KeptDesign>({ clock, write })

  const beOvertaken = () => {
    const theirs = at.theirs()
    // Nothing to choose from: the other tab has taken over what is here.
    if (theirs && newest && isSameDesign(theirs.steps.design, newest.steps.design)) return void at.read()
    isHeld = true
    onChange({ state: 'overtaken', at: now() })
  }
  /** Keeps this design beside that of the other tab. Returns whether there was room for it. */
  const keepBoth = (): boolean => {
    const free = freeNumber()
    if (free === null || !newest) return false
    at = copyOfPlace(at.number, free)
    isHeld = false
    newest = { ...newest, name: nextName(newest.name) }
    put(newest)
    onMoved({ number: free, name: newest.name })
    return true
  }
  /** The page may be about to close. */
  const leave = () => {
    keeper.flush()
    if (isHeld && hasUnwritten) keepBoth()
  }
  return {
    /** What the page shows first, as it was read from this device. */
    begin: (kept: KeptDesign) => {
      newest = kept
      at.read()
    },
    changed: (kept: KeptDesign) => {
      newest = kept
      if (!hasUnwritten && !isHeld) onChange({ state: 'saving', at: lastAt })
      hasUnwritten = true
      keeper.changed(kept)
    },
    watch: () => at.watch(beOvertaken),
    leave,
    /** After the page has left the drawing, nothing is tried again. */
    stop: keeper.stop,
    keepBoth,
    /** What the other tab has saved; null if it cannot be read. */
    theirs: (): KeptDesign | null => at.theirs(),
    /** From now on this tab writes over what the other one has saved. */
    goOn: () => {
      isHeld = false
      at.read()
    },
  }
}

/** Where a design of this device is kept. */
function placeOf(number: number) {
  const { read, isOvertaken, watch, write } = storedText(keyOfDesign(number))
  return {
    number,
    read,
    isOvertaken,
    watch,
    write: (kept: KeptDesign, savedAt: Date) =>
      STEPS_TRIED.some((stepsMax) => write(keptText(kept, { savedAt, stepsMax }))),
    /** What is kept there now; null if it cannot be read. */
    theirs: () => readKept(readStored(keyOfDesign(number)) ?? ''),
  }
}

/** A place with the same picture. */
function copyOfPlace(from: number, to: number) {
  const picture = readStored(keyOfUnderlay(from))
  if (picture !== null) writeStored(keyOfUnderlay(to), picture)
  return placeOf(to)
}

/** 'Home 2' after 'Home', 'Home 3' after that. */
function nextName(name: string): string {
  const [, stem = '', number] = /^(.*?)(?: (\d{1,3}))?$/.exec(name) ?? []
  const end = ` ${Number(number ?? 1) + 1}`
  return `${stem.slice(0, KEPT_LIMITS.name - end.length)}${end}`.trim()
}
