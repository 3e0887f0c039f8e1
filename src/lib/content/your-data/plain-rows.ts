import { londonTime } from '@/lib/domain/calendar/london-time'
import { timeInWords } from '@/lib/domain/calendar/time-of-day'
import { writtenDate } from '@/lib/domain/calendar/written-date'
import { capitalised } from '@/lib/domain/text/capitalised'

/** One value of a record, in words. */
export type PlainFact = { term: string; detail: string }

const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,6})?(?:Z|\+\d\d:\d\d)$/
const INITIALS: Readonly<Record<string, string>> = { id: 'ID', crm: 'CRM', ghl: 'CRM', e164: 'in full', vat: 'VAT' }

/** The values of a stored row as its person reads them; what is empty is left out. */
export const plainRow = (row: Readonly<Record<string, unknown>>): PlainFact[] =>
  Object.entries(row).flatMap(([column, value]) => {
    const detail = plainValue(value)
    return detail === '' ? [] : [{ term: columnInWords(column), detail }]
  })

/** 'consent_given_at' as 'Consent given at'. */
export const columnInWords = (column: string): string =>
  capitalised(
    column
      .replace(/([a-z])([A-Z])/g, '$1_$2')
      .split('_')
      .map((word) => INITIALS[word] ?? word.toLowerCase())
      .join(' '),
  )

/** Lists and records as lines of text, so that nothing of them is hidden. */
function plainValue(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (typeof value === 'string') return plainText(value)
  if (Array.isArray(value)) return value.map(plainValue).filter(Boolean).join('\n')
  if (typeof value === 'object') return plainRecord(value as Record<string, unknown>)
  return String(value)
}

function plainRecord(record: Record<string, unknown>): string {
  const { label, value } = record
  if (typeof label === 'string' && value !== undefined) return `${label}: ${plainValue(value)}`
  return plainRow(record)
    .map(({ term, detail }) => `${term}: ${detail}`)
    .join('\n')
}

const plainText = (text: string): string =>
  MOMENT.test(text) ? `${writtenDate(text)}, ${timeInWords(londonTime(new Date(text)).minute)}` : text
