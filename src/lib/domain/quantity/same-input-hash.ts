import { shortHash } from '../text/short-hash'
import type { Working } from './working'

/**
 * Sixteen hexadecimal digits that stand for a calculation: equal for equal inputs, sources and steps, whatever order
 * their fields are in (FNV-1a over canonical JSON, twice 32 bits). Tells two printouts apart; no protection against forgery.
 */
export function sameInputHash(working: Working): string {
  const text = canonical(working)
  return [0x811c9dc5, 0x1000193].map((offset) => shortHash(text, offset)).join('')
}

function canonical(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    isRecord(part) ? Object.fromEntries(Object.entries(part).sort(byName)) : part,
  )
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function byName([one]: [string, unknown], [other]: [string, unknown]): number {
  return one < other ? -1 : 1
}
