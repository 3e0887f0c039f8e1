import { londonTime } from '../calendar/london-time'
import { clock, dayOf, describeDue } from './describe-due'
import { type OpeningHours, openPeriods } from './opening-hours'

/** When we respond, in words: 'by 10.15am today', or 'by 8.15am' with 'at 8am on Monday' if we have yet to open. */
export type ResponseInWords = { due: string; opens: string | null }

type Response = { dueAt: Date; now: Date; hours: OpeningHours }

/** Names the opening before a response where we are closed, so that a time far off explains itself. */
export function describeResponse({ dueAt, now, hours }: Response): ResponseInWords {
  const next = openPeriods({ from: now, hours }).next().value
  const due = describeDue(dueAt, now)
  if (!next || next.opensAt <= now || next.closesAt < dueAt) return { due, opens: null }
  const opens = `at ${clock(londonTime(next.opensAt).minute)} ${dayOf(next.opensAt, now)}`
  return { due: `by ${clock(londonTime(dueAt).minute)}`, opens }
}

/** A sentence about it: 'We’ll call you by 10.15am today.', 'We open at 8am on Monday and will call you by 8.15am.' */
export const responseSentence = ({ due, opens }: ResponseInWords, response: string): string =>
  opens === null ? `We’ll ${response} ${due}.` : `We open ${opens} and will ${response} ${due}.`
