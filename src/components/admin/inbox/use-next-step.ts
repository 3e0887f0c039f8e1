import { toast, useConfig } from '@payloadcms/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

import { apiRequest } from '@/lib/browser/api-request'
import type { NextStepAct } from '@/lib/schemas/inbox-changes'

import { staffFailure } from '../staff-failure'

const FAILED = 'This could not be saved. Please try again in a minute.'
const UNANSWERED = 'There was no answer, so this may have been saved. The list is being read again.'

type Undoable = { said: string; act: NextStepAct }

/** Saves what is done with next steps, with what undoes the last of it. */
export function useNextStep() {
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
