import { addDays, londonInstant, londonTime } from '../calendar/london-time'

/** A complaint about data protection: its topic on the contact form, and the source of its lead. */
export const DATA_COMPLAINT = 'data-protection'

/** Any other request about someone's data. */
export const DATA_REQUEST = 'data-request'

export type DataSource = typeof DATA_COMPLAINT | typeof DATA_REQUEST

export const DATA_SOURCES: readonly DataSource[] = [DATA_COMPLAINT, DATA_REQUEST]

export const isDataSource = (source: string | undefined): source is DataSource =>
  DATA_SOURCES.some((one) => one === source)

/** What people may ask about their data. */
export const DATA_ASKS = [
  { value: 'see', label: 'Send me what you hold about me' },
  { value: 'correct', label: 'Correct something' },
  { value: 'stop', label: 'Stop using my data, or object' },
  { value: 'erase', label: 'Erase my data' },
  { value: 'complain', label: 'Complain about how you used it' },
  { value: 'other', label: 'Something else' },
] as const

/** Who erased someone's data, on a receipt, if it was that person. */
export const ERASED_BY_PERSON = 'The person, through their link'

const ACKNOWLEDGEMENT_DAYS = 30
const MINUTE_MS = 60_000

/**
 * By when we have to answer: a complaint is acknowledged within 30 days (Data Protection Act 2018, section 164A), any
 * other request answered within a month (UK GDPR, article 12(3)). Our usual promise does not apply.
 */
export function dataRequestDueAt(source: DataSource, receivedAt: Date): Date {
  const { date, minute } = londonTime(receivedAt)
  const due = londonInstant({
    date: source === DATA_COMPLAINT ? addDays(date, ACKNOWLEDGEMENT_DAYS) : monthAfter(date),
    minute,
  })
  return new Date(due.getTime() + (receivedAt.getTime() % MINUTE_MS))
}

/** The same day of the next month, or that month's last. */
function monthAfter(date: string): string {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number)
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  return new Date(Date.UTC(year, month, Math.min(day, lastDay))).toISOString().slice(0, 10)
}
