import { toast, useConfig } from '@payloadcms/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

import { apiRequest } from '@/lib/browser/api-request'
import { addDays, londonInstant, londonTime } from '@/lib/domain/calendar/london-time'
import { clockTime } from '@/lib/domain/calendar/time-of-day'
import { describeDue } from '@/lib/domain/opening-hours/describe-due'
import type { NextStep } from '@/lib/inbox/inbox'
import type { NextStepAct } from '@/lib/schemas/inbox-changes'

import { staffFailure } from '../staff-failure'
import { UndoNotice } from './undo-notice'

const FAILED = 'This could not be saved. Please try again in a minute.'
const UNANSWERED = 'There was no answer, so this may have been saved. The list is being read again.'
const TOMORROW_AT = 10 * 60

type Undoable = { said: string; act: NextStepAct }

/** What is to be done next, the soonest first, and a line to add to it. */
export function NextSteps({ leadId, steps, now }: { leadId: number; steps: readonly NextStep[]; now: Date | null }) {
  const { send, isSending, undoable, forget } = useNextStep()
  return (
    <section aria-labelledby="pb-record-steps">
      <h3 id="pb-record-steps">Next step</h3>
      {steps.length > 0 && (
        <ul className="pb-steps">
          {steps.map(({ id, what, dueAt }) => (
            <li key={id}>
              <span>{now ? `${what} ${describeDue(new Date(dueAt), now)}` : what}</span>
              <button type="button" disabled={isSending} onClick={() => send({ act: 'done', step: id })}>
                Done
              </button>
            </li>
          ))}
        </ul>
      )}
      {now && <NewStep key={leadId} leadId={leadId} now={now} isSending={isSending} onAdd={send} />}
      {undoable && (
        <UndoNotice key={undoable.said} said={undoable.said} onUndo={() => send(undoable.act)} onForget={forget} />
      )}
    </section>
  )
}

type NewStepProps = { leadId: number; now: Date; isSending: boolean; onAdd: (act: NextStepAct) => void }

function NewStep({ leadId, now, isSending, onAdd }: NewStepProps) {
  const [what, setWhat] = useState('')
  const tomorrow = `${addDays(londonTime(now).date, 1)}T${clockTime(TOMORROW_AT)}`
  const [typed, setTyped] = useState<string | null>(null)
  const at = typed ?? tomorrow
  return (
    <form
      className="pb-inline-field"
      onSubmit={(event) => {
        event.preventDefault()
        onAdd({ act: 'add', lead: leadId, what, dueAt: londonInstantOf(at) })
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
          placeholder="Ring again"
          onChange={({ target }) => setWhat(target.value)}
        />
      </label>
      <label>
        <span>When</span>
        <input required type="datetime-local" value={at} onChange={({ target }) => setTyped(target.value)} />
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

function useNextStep() {
  const { api } = useConfig().config.routes
  const client = useQueryClient()
  const [undoable, setUndoable] = useState<Undoable | null>(null)
  const { mutate, isPending } = useMutation({
    mutationFn: async (act: NextStepAct) =>
      (await apiRequest({ method: 'POST', url: `${api}/inbox/next-step`, body: act })) as { id: number },
    onSuccess: ({ id }, { act }) => {
      if (act === 'add') setUndoable({ said: 'Next step added', act: { act: 'take-back', step: id } })
      else if (act === 'done') setUndoable({ said: 'Next step done', act: { act: 'reopen', step: id } })
      else setUndoable(null)
    },
    onError: (error) => toast.error(staffFailure(error, { failed: FAILED, unanswered: UNANSWERED })),
    onSettled: () => client.invalidateQueries(),
  })
  return { send: mutate, isSending: isPending, undoable, forget: () => setUndoable(null) }
}
