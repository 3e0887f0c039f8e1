import { PROJECT_LIMITS } from '@/lib/domain/project/limits'

export type NameRead = { ok: true; value: string } | { ok: false; message: string }

const { max } = PROJECT_LIMITS.nameLength

/** Line ends and the like, as they come along with what is pasted. */
const UNFIT = /[\p{Cc}\p{Cs}\u2028\u2029]+/gu

/** A name on one line; one that is too long is answered. */
export function readName(text: string): NameRead {
  const value = text.replace(UNFIT, ' ').trim().normalize('NFC')
  return value.length <= max ? { ok: true, value } : { ok: false, message: `Must be no longer than ${max} characters` }
}
