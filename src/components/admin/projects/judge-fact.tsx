'use client'

import { Button, useConfig } from '@payloadcms/ui'
import { useState } from 'react'

import type { FactState } from '@/lib/domain/leads/project-facts'

import { postAction } from '../post-action'
import { useReload } from '../use-reload'

const FAILED = 'This could not be saved. Please try again in a minute.'

/** `name`: of the fact, for screen readers, which read the buttons without the row. */
type JudgeFactProps = { projectId: number; fact: string; state: FactState; name: string }

export function JudgeFact({ projectId, fact, state, name }: JudgeFactProps) {
  const reload = useReload()
  const { routes } = useConfig().config
  const [isSaving, setIsSaving] = useState(false)

  const judge = async (judgement: FactState) => {
    setIsSaving(true)
    const url = `${routes.api}/project-quotes/${projectId}/facts`
    const isSaved = await postAction({ url, body: { fact, state: judgement }, failed: FAILED })
    setIsSaving(false)
    if (isSaved) reload()
  }
  const action = (judgement: FactState, label: string) => (
    <Button
      buttonStyle="secondary"
      size="small"
      margin={false}
      disabled={isSaving}
      aria-label={`${label}: ${name}`}
      onClick={() => void judge(judgement)}
    >
      {label}
    </Button>
  )
  if (state !== 'proposed') return action('proposed', 'Undo')
  return (
    <>
      {action('confirmed', 'Confirm')} {action('rejected', 'Reject')}
    </>
  )
}
