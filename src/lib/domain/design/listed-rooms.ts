import type { RoomKind } from '../building/heat-loss/room-kinds'
import { readLength } from '../room-plan/length'
import { DESIGN_LIMITS } from './design'

/** A room of an estate agent's list. */
export type ListedRoom = {
  readonly name: string
  readonly kind: RoomKind
  /** That of the last heading, such as "First floor". */
  readonly storey: number
  readonly lengthMm: number
  readonly widthMm: number
}

/** More text, or a longer line, is not read to its end. */
export const LISTED_TEXT_MAX = 20_000
const LINE_MAX = 300

/** Shorter sides are a slip, or not a room. */
const SHORTEST_MM = 500

const KINDS: readonly (readonly [kind: RoomKind, words: readonly string[]])[] = [
  ['shower', ['shower', 'ensuite', 'en-suite', 'en suite', 'wet room']],
  ['bathroom', ['bath']],
  ['wc', ['wc', 'w.c', 'toilet', 'cloak']],
  ['kitchen', ['kitchen', 'breakfast']],
  ['dining', ['dining']],
  ['living', ['living', 'lounge', 'sitting', 'reception', 'family', 'snug', 'conservatory', 'garden room']],
  ['study', ['study', 'office']],
  ['landing', ['landing']],
  ['hall', ['hall', 'entrance', 'porch', 'lobby']],
  ['utility', ['utility', 'laundry']],
  ['store', ['store', 'garage']],
  ['bedroom', ['bed', 'nursery', 'guest']],
]

const STOREYS: readonly (readonly [words: RegExp, storey: number])[] = [
  [/^(?:lower )?ground floor\b/i, 0],
  [/^first floor\b/i, 1],
  [/^second floor\b/i, 2],
  [/^third floor\b/i, 3],
]

/** The words of a length with a remark, such as “max”. */
const WORDS_MAX = 8

/** Between the two lengths of a room. */
const BETWEEN = /(?: by |[x×✕*] ?)(?=\d)/

/**
 * The rooms in dimensions pasted from an estate agent's page, such as "Living room 14'2 x 11'9 (4.32m x 3.58m)". Metric
 * sizes in brackets are preferred, because imperial ones are rounded to an inch. Lines without a size are ignored.
 */
export function readListedRooms(text: string): ListedRoom[] {
  const rooms: ListedRoom[] = []
  let [heading, storey] = ['', 0]
  for (const typed of text.slice(0, LISTED_TEXT_MAX).split(/\r?\n/)) {
    const line = typed.slice(0, LINE_MAX).trim()
    if (line === '') continue
    storey = STOREYS.find(([words]) => words.test(line))?.[1] ?? storey
    const room = roomIn({ line, heading, storey })
    if (room) rooms.push(room)
    // A room may be named on the line above its size.
    heading = room ? '' : line
    if (rooms.length === DESIGN_LIMITS.rooms) break
  }
  return rooms
}

function roomIn({ line, heading, storey }: { line: string; heading: string; storey: number }): ListedRoom | null {
  const brackets = [...line.matchAll(/\(([^()]*)\)/g)].map(([, inside = '']) => inside)
  const outside = line.replaceAll(/\([^()]*\)/g, ' ')
  for (const at of numbersIn(outside)) {
    const sizes = pairIn(outside.slice(at))
    if (!sizes) continue
    const name = nameOf(outside.slice(0, at)) || nameOf(heading)
    const metric = brackets.flatMap((inside) => (inside.includes('m') ? (pairIn(inside) ?? []) : []))
    return { name, kind: kindOf(name), storey, ...(metric[0] ?? sizes) }
  }
  return null
}

/** Where the numbers of a line begin. */
const numbersIn = (line: string): number[] => [...line.matchAll(/\d+/g)].map(({ index }) => index)

function pairIn(text: string): { lengthMm: number; widthMm: number } | null {
  const [first = '', second = ''] = text.toLowerCase().split(BETWEEN, 2)
  const [lengthMm, widthMm] = [lengthIn(first), lengthIn(second)]
  if (lengthMm === null || widthMm === null) return null
  return Math.min(lengthMm, widthMm) < SHORTEST_MM ? null : { lengthMm, widthMm }
}

/** Words after a length, such as "max" or "into bay", are dropped one by one, but no further numbers. */
function lengthIn(text: string): number | null {
  const words = text.trim().split(/\s+/).slice(0, WORDS_MAX)
  while (words.length > 0) {
    const mm = readLength(words.join(' ').replace(/[,;.:]$/, ''))
    if (mm !== null) return mm
    if (/\d/.test(words.pop() ?? '')) return null
  }
  return null
}

/** The name before a size, without the signs that lead up to it. */
function nameOf(text: string): string {
  const last = [...text].findLastIndex((sign) => !LEADING_UP.includes(sign))
  return text
    .slice(0, last + 1)
    .trim()
    .slice(0, DESIGN_LIMITS.nameLength)
}

const LEADING_UP = ' \t:(-–—,'

function kindOf(name: string): RoomKind {
  const lower = name.toLowerCase()
  return KINDS.find(([, words]) => words.some((word) => lower.includes(word)))?.[0] ?? 'living'
}
