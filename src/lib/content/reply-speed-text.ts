import { writtenDate } from '@/lib/domain/calendar/written-date'
import { RESPONSE_PROMISE_MINUTES } from '@/lib/domain/opening-hours/promise'
import type { ReplySpeed } from '@/lib/domain/opening-hours/reply-speed'

/** How fast we answered between two instants, ISO times; `speed`: null if there was nothing to answer. */
export type PublicReplySpeed = { speed: ReplySpeed | null; from: string; to: string }

/** Of fewer answers, a share says more about chance than about us. */
const COUNT_MIN = 20

/**
 * How fast we answered, with its dates and their number, or that there were too few answers to say; null if there were
 * none.
 */
export function replySpeedText({ speed, from, to }: PublicReplySpeed): string | null {
  if (!speed) return null
  const period = `From ${writtenDate(from)} to ${writtenDate(to)}`
  const { count } = speed
  const answers = `${count} first ${count === 1 ? 'answer' : 'answers'}`
  if (count < COUNT_MIN) return `${period} we gave ${answers}, too few to say how fast we usually are.`
  return `${period} we gave ${answers}: half within ${inMinutes(speed.medianMinutes)} of opening time, nine in ten within ${inMinutes(speed.p90Minutes)}, and ${speed.keptPercent}% within the ${RESPONSE_PROMISE_MINUTES} minutes that we promise.`
}

/** Minutes within which we answered: '1 minute', also for an answer outside opening time; '15 minutes'. */
export const inMinutes = (minutes: number) => (minutes <= 1 ? '1 minute' : `${minutes} minutes`)
