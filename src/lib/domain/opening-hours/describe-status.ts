import { describeDue } from './describe-due'
import { describeElapsed } from './describe-elapsed'
import { serviceLevelStatus } from './service-level-status'

const HOUR_MS = 60 * 60_000

/**
 * Response status of an enquiry: 'due in 9 min', 'overdue by 1 h 20', 'answered in time', 'answered late'. If it is not
 * due within the hour, because we are closed, the deadline is shown: 'due by 8.15am on Monday'.
 */
export function describeStatus(input: { now: Date; dueAt: Date; answeredAt: Date | null }): string {
  const { now, dueAt } = input
  const leftMs = dueAt.getTime() - now.getTime()
  switch (serviceLevelStatus(input)) {
    case 'answered-in-time':
      return 'answered in time'
    case 'answered-late':
      return 'answered late'
    case 'overdue':
      return `overdue by ${describeElapsed(-leftMs)}`
    case 'due':
      return leftMs < HOUR_MS ? `due in ${describeElapsed(leftMs)}` : `due ${describeDue(dueAt, now)}`
  }
}
