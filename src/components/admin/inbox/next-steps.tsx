import { useState } from 'react'

import { addDays, londonInstant, londonTime } from '@/lib/domain/calendar/london-time'
import { clockTime } from '@/lib/domain/calendar/time-of-day'
import { describeDue } from '@/lib/domain/opening-hours/describe-due'
import { tryAgainAt } from '@/lib/domain/opening-hours/try-again'
import type { InboxOverview, InboxRecord, NextStep } from '@/lib/inbox/inbox'
import type { NextStepAct } from '@/lib/schemas/inbox-changes'

import type { Clock } from './promise-line'
import { UndoNotice } from './undo-notice'
import { useNextStep } from './use-next-step'

const TOMORROW_AT = 10 * 60
const RING_AGAIN = 'Ring again'

type NextStepsProps = {
  record: Pick<InboxRecord, 'id' | 'steps' | 'missedCalls'>
  clock: Clock
  colleagues: InboxOverview['colleagues']
}

/** What is to be done next, the soonest first, when to ring again after a missed call, and a line to add to it. */
export function NextSteps({ record: { id, steps, missedCalls }, clock, colleagues }: NextStepsProps) {
  const { now } = clock
  const { send, isSending, undoable, forget } = useNextStep()
  return (
    <section aria-labelledby="pb-record-steps">
      <h3 id="pb-record-steps">Next step</h3>
      {steps.length > 0 && (
        <ul className="pb-steps">
          {steps.map((step) => (
            <li key={step.id}>
              <span>{stepWords(step, now)}</span>
              <button type="button" disabled={isSending} onClick={() => send({ act: 'done', step: step.id })}>
                Done
              </button>
            </li>
          ))}
        </ul>
      )}
      {steps.length === 0 && missedCalls > 0 && (
        <RingAgain leadId={id} calls={missedCalls} clock={clock} isSending={isSending} onAdd={send} />
      )}
      {now && <NewStep key={id} leadId={id} now={now} colleagues={colleagues} isSending={isSending} onAdd={send} />}
      {undoable && (
        <UndoNotice key={undoable.said} said={undoable.said} onUndo={() => send(undoable.act)} onForget={forget} />
      )}
    </section>
  )
}

const stepWords = ({ what, dueAt, assigneeName }: NextStep, now: Date | null) =>
  [now ? `${what} ${describeDue(new Date(dueAt), now)}` : what, assigneeName].filter(Boolean).join(', ')

type RingAgainProps = {
  leadId: number
  calls: number
  clock: Clock
  isSending: boolean
  onAdd: (act: NextStepAct) => void
}

/** One press takes the time that is proposed; the line below takes any other. */
function RingAgain({ leadId, calls, clock: { now, hours }, isSending, onAdd }: RingAgainProps) {
  if (!now) return null
  const at = tryAgainAt({ calls, now, hours })
  return (
    <p className="pb-ring-again">
      <span>{calls === 1 ? 'Nobody answered.' : `Nobody answered, ${calls} times in a row.`}</span>{' '}
      <button
        type="button"
        disabled={isSending}
        onClick={() => onAdd({ act: 'add', lead: leadId, what: RING_AGAIN, dueAt: at.toISOString() })}
      >
        {`${RING_AGAIN} ${describeDue(at, now)}`}
      </button>
    </p>
  )
}

type NewStepProps = {
  leadId: number
  now: Date
  colleagues: InboxOverview['colleagues']
  isSending: boolean
  onAdd: (act: NextStepAct) => void
}

function NewStep({ leadId, now, colleagues, isSending, onAdd }: NewStepProps) {
  const [what, setWhat] = useState('')
  const tomorrow = `${addDays(londonTime(now).date, 1)}T${clockTime(TOMORROW_AT)}`
  const [typed, setTyped] = useState<string | null>(null)
  const [owner, setOwner] = useState('')
  const at = typed ?? tomorrow
  return (
    <form
      className="pb-inline-field"
      onSubmit={(event) => {
        event.preventDefault()
        onAdd({ act: 'add', lead: leadId, what, dueAt: londonInstantOf(at), ...(owner && { owner: Number(owner) }) })
        setWhat('')
      }}
    >
      <label>
        <span>What</span>
        <input
          id="pb-record-step"
          required
          minLength={2}
          maxLength={200}
          value={what}
          placeholder={RING_AGAIN}
          onChange={({ target }) => setWhat(target.value)}
        />
      </label>
      <label>
        <span>When</span>
        <input required type="datetime-local" value={at} onChange={({ target }) => setTyped(target.value)} />
      </label>
      <label>
        <span>Who</span>
        <select value={owner} onChange={({ target }) => setOwner(target.value)}>
          <option value="">As the lead</option>
          {colleagues.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <button type="submit" disabled={isSending}>
        Add
      </button>
    </form>
  )
}

/** The instant of a London date and time, '2026-11-30T10:00'. */
function londonInstantOf(local: string): string {
  const [date = '', time = ''] = local.split('T')
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return londonInstant({ date, minute: hour * 60 + minute }).toISOString()
}
