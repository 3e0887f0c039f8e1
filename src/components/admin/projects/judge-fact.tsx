'use client'

import { Button } from '@payloadcms/ui'

import type { FactState } from '@/lib/domain/leads/project-facts'

import { useReload } from '../use-reload'
import { useStaffAction } from '../use-staff-action'

const FAILED = 'This could not be saved. Please try again in a minute.'

/** `name`: of the fact, for screen readers, which read the buttons without the row. */
type JudgeFactProps = { projectId: number; fact: string; state: FactState; name: string }

export function JudgeFact({ projectId, fact, state, name }: JudgeFactProps) {
  const reload = useReload()
  const { send, isSending } = useStaffAction(FAILED)

  const judge = (judgement: FactState) =>
    send({ path: `/project-quotes/${projectId}/facts`, body: { fact, state: judgement } }, { onSuccess: reload })
  const action = (judgement: FactState, label: string) => (
    <Button
      buttonStyle="secondary"
      size="small"
      margin={false}
      disabled={isSending}
      aria-label={`${label}: ${name}`}
      onClick={() => judge(judgement)}
    >
      {label}
    </Button>
  )
  if (state !== 'proposed') return action('proposed', 'Undo')
  return (
    <>
      {action('confirmed', 'Confirm')}
      <span> </span>
      {action('rejected', 'Reject')}
    </>
  )
}
