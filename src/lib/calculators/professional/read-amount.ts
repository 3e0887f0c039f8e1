import { amountMessage, type Limits } from '@/lib/domain/estimate/project-limits'

export type AmountRead = { ok: true; value: number | null } | { ok: false; message: string }

const NUMBER = /^[-−]?(?:\d{1,9}|\d{1,3}(?:,\d{3})+)(?:\.\d{1,12})?$|^[-−]?\.\d{1,12}$/
/** Units that people and spreadsheets add after a number. */
const UNIT = /(?:m|m2|m²|sq\.? ?m|°c|c|w\/m2k|w\/m²k|p|p\/kwh|ach)$/i

/**
 * Parses a typed number: '3.4', '1,200', '12.5 m²', '−3'. Blank is null; anything else outside the limits is an error.
 */
export function readAmount(text: string, limits: Limits): AmountRead {
  const typed = text.trim()
  if (typed === '') return { ok: true, value: null }
  const bare = typed.replace(UNIT, '').trimEnd()
  if (!NUMBER.test(bare)) return { ok: false, message: amountMessage(limits) }
  const value = Number(bare.replaceAll(',', '').replace('−', '-'))
  return value >= limits.min && value <= limits.max
    ? { ok: true, value }
    : { ok: false, message: amountMessage(limits) }
}
