import { PROJECT_LIMITS } from '@/lib/domain/estimate/project-limits'

export type NameRead = { ok: true; value: string } | { ok: false; message: string }

const { max } = PROJECT_LIMITS.nameLength

/** Line breaks and control characters in pasted text. */
const UNFIT = /[\p{Cc}\p{Cs}\u2028\u2029]+/gu

/** A name on a single line, or an error if it is too long. */
export function readName(text: string): NameRead {
  const value = text.replace(UNFIT, ' ').trim().normalize('NFC')
  return value.length <= max ? { ok: true, value } : { ok: false, message: `Must be no longer than ${max} characters` }
}
