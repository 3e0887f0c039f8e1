import { shortHash } from '../text/short-hash'
import type { Working } from './working'

/**
 * A 16-digit hexadecimal hash of a calculation: equal for equal inputs, sources and steps, whatever the order of their
 * fields (FNV-1a over canonical JSON, twice 32 bits). Identifies a printout, but does not protect against forgery.
 */
export function sameInputHash(working: Working): string {
  return hashOf(working)
}

/** The same hash of any plain data. */
export function hashOf(value: object): string {
  const text = canonical(value)
  return [0x811c9dc5, 0x1000193].map((offset) => shortHash(text, offset)).join('')
}

function canonical(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) =>
    isRecord(inner) ? Object.fromEntries(Object.entries(inner).sort(byName)) : inner,
  )
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function byName([one]: [string, unknown], [other]: [string, unknown]): number {
  return one < other ? -1 : 1
}
