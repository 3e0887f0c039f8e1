import { readOfTab, readStored, removeOfTab, removeStored, writeOfTab, writeStored } from '@/lib/browser/device-storage'

import { DESIGN_KEY, DESIGN_OPEN_KEY, UNDERLAY_KEY } from './design-start'

/** How many designs a device keeps: a few hundred kilobytes each at most, of the 5 MB that browsers usually allow. */
export const DESIGNS_MAX = 20

const NUMBERS = Array.from({ length: DESIGNS_MAX }, (_, index) => index + 1)

/** The first has the key of the time in which a device kept only one. */
export const keyOfDesign = (number: number): string => (number === 1 ? DESIGN_KEY : `${DESIGN_KEY}.${number}`)

/** The storage key of the picture below a design. */
export const keyOfUnderlay = (number: number): string =>
  number === 1 ? UNDERLAY_KEY : `${keyOfDesign(number)}.underlay`

/** The numbers of the designs on this device. */
export const keptNumbers = (): number[] => NUMBERS.filter((number) => readStored(keyOfDesign(number)) !== null)

/** A number for a new design; null if the device keeps as many as it may. */
export const freeNumber = (): number | null =>
  NUMBERS.find((number) => readStored(keyOfDesign(number)) === null) ?? null

/** The design that this tab had open, otherwise the one saved last; null if there is none. */
export function numberToOpen(): number | null {
  const kept = keptNumbers()
  const open = Number(readOfTab(DESIGN_OPEN_KEY))
  if (kept.includes(open)) return open
  const [newest] = kept
    .map((number) => ({ number, at: savedAt(readStored(keyOfDesign(number)) ?? '') }))
    .toSorted((one, other) => (one.at < other.at ? 1 : one.at > other.at ? -1 : 0))
  return newest?.number ?? null
}

/** The time with which the text of a design begins: reading all of each takes too long. */
const savedAt = (text: string) => /^.{0,40}"savedAt":"([^"]{0,40})"/.exec(text)?.[1] ?? ''

/** Records which design this tab has open; null: none. */
export function setOpenNumber(number: number | null): void {
  if (number === null) removeOfTab(DESIGN_OPEN_KEY)
  else writeOfTab(DESIGN_OPEN_KEY, String(number))
}

/** What was deleted from this device, until the page is left: its keys and texts. `number`: the one to open again. */
export type Removed = { number: number; texts: readonly (readonly [key: string, text: string])[] }

/** Deletes designs with their pictures. Returns what brings them back; null if there was nothing. */
export function removeDesigns(numbers: readonly number[]): Removed | null {
  const texts = numbers
    .flatMap((number) => [keyOfDesign(number), keyOfUnderlay(number)])
    .flatMap((key) => {
      const text = readStored(key)
      removeStored(key)
      return text === null ? [] : [[key, text] as const]
    })
  const [number] = numbers
  return number === undefined || texts.length === 0 ? null : { number, texts }
}

/** Puts back what was deleted, where no other design has taken its place. Returns whether all of it was. */
export const bringBack = ({ texts }: Removed): boolean =>
  texts.map(([key, text]) => readStored(key) === null && writeStored(key, text)).every(Boolean)
