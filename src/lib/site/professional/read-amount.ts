import { amountMessage, type Limits } from '@/lib/domain/project/limits'

export type AmountRead = { ok: true; value: number | null } | { ok: false; message: string }

const NUMBER = /^[-−]?(?:\d{1,9}|\d{1,3}(?:,\d{3})+)(?:\.\d{1,12})?$|^[-−]?\.\d{1,12}$/
/** What people and spreadsheets write behind a number. */
const UNIT = /\s*(?:m|m2|m²|sq\.? ?m|°c|c|w\/m2k|w\/m²k|p|p\/kwh|ach)$/i

/** A number as people type it: '3.4', '1,200', '12.5 m²', '−3'. Nothing typed is null; what is no number within the limits is answered. */
export function readAmount(text: string, limits: Limits): AmountRead {
  const typed = text.trim()
  if (typed === '') return { ok: true, value: null }
  const bare = typed.replace(UNIT, '')
  if (!NUMBER.test(bare)) return { ok: false, message: amountMessage(limits) }
  const value = Number(bare.replaceAll(',', '').replace('−', '-'))
  return value >= limits.min && value <= limits.max
    ? { ok: true, value }
    : { ok: false, message: amountMessage(limits) }
}
