import { describeDue } from '@/lib/domain/opening-hours/describe-due'
import type { OpeningHours } from '@/lib/domain/opening-hours/opening-hours'
import { RESPONSE_PROMISE_MINUTES } from '@/lib/domain/opening-hours/promise'
import { type TimeLeft, timeLeft } from '@/lib/domain/opening-hours/time-left'
import type { InboxRow } from '@/lib/inbox/inbox'

export type Clock = { now: Date | null; hours: OpeningHours }

/** What is due of a lead first: the promised reply, or the next step. Null if nothing is. */
export function dueOf({ replyDueAt, nextStep }: InboxRow, { now, hours }: Clock): TimeLeft | null {
  if (!now) return null
  const isStep = nextStep !== null && (replyDueAt === null || nextStep.dueAt < replyDueAt)
  if (isStep) return stepDue(nextStep, now)
  if (replyDueAt === null) return null
  return timeLeft({ now, dueAt: new Date(replyDueAt), hours, promiseMinutes: RESPONSE_PROMISE_MINUTES })
}

/** A next step has a time, but no promise that runs out. */
function stepDue({ what, dueAt }: NonNullable<InboxRow['nextStep']>, now: Date): TimeLeft {
  const at = new Date(dueAt)
  return { state: at < now ? 'past' : 'closed', left: 0, words: `${what} ${describeDue(at, now)}` }
}

/** The bar that a lead hangs from: as long as the opening time that is left of the promise. */
export function PromiseLine({ due }: { due: TimeLeft | null }) {
  return (
    <span className="pb-promise" data-state={due?.state ?? 'none'} aria-hidden>
      <span style={{ inlineSize: `${Math.round((due?.left ?? 0) * 100)}%` }} />
    </span>
  )
}
