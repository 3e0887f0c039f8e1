import { toast, useConfig } from '@payloadcms/ui'
import { type InfiniteData, useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

import { ApiError, apiRequest } from '@/lib/browser/api-request'
import { parseJson } from '@/lib/domain/text/parse-json'
import type { InboxRecord, InboxRow } from '@/lib/inbox/inbox'
import type { Inbox } from '@/lib/inbox/read-inbox'
import type { LeadChange } from '@/lib/schemas/inbox-changes'

import { staffFailure } from '../staff-failure'
import { LISTS, RECORDS } from './use-inbox-data'

const FAILED = 'This could not be saved. Please try again in a minute.'
const UNANSWERED = 'There was no answer, so this may have been saved. The list is being read again.'

/** What can be undone, in words. */
export type Undoable = { said: string; changes: LeadChange[] }

type Reply = { changed: LeadChange[]; refused: { id: number; reason: string }[]; conflicts: InboxRecord[] }

export type Values = Partial<Pick<InboxRow, 'status' | 'lostReason' | 'assignee' | 'assigneeName'>>

type Wanted = {
  rows: readonly Pick<InboxRow, 'id' | 'version'>[]
  /** As they are shown meanwhile; of these, what a lead stores is sent. */
  values: Values
  said: string
}

/** Changes leads: on screen at once, then on the server, whose word counts. */
export function useChanges() {
  const { api } = useConfig().config.routes
  const client = useQueryClient()
  const [undoable, setUndoable] = useState<Undoable | null>(null)
  const post = async (changes: LeadChange[]) =>
    (await apiRequest({ method: 'POST', url: `${api}/inbox/change`, body: { changes } })) as Reply
  const onError = (error: unknown) => toast.error(staffFailure(error, { failed: FAILED, unanswered: UNANSWERED }))
  const onSettled = () => client.invalidateQueries()

  const show = (ids: readonly number[], values: Values) => {
    const shown = <Row extends InboxRow>(row: Row): Row => (ids.includes(row.id) ? { ...row, ...values } : row)
    client.setQueriesData<InfiniteData<Inbox>>(
      { queryKey: [LISTS] },
      (data) => data && { ...data, pages: data.pages.map((page) => ({ ...page, rows: page.rows.map(shown) })) },
    )
    client.setQueriesData<InboxRecord>({ queryKey: [RECORDS] }, (record) => record && shown(record))
  }

  const change = useMutation({
    mutationFn: ({ rows, values: { assigneeName: _name, ...values } }: Wanted) =>
      post(rows.map(({ id, version }) => ({ id, version, ...values }))),
    onMutate: ({ rows, values }) =>
      show(
        rows.map(({ id }) => id),
        values,
      ),
    onSuccess: ({ changed, conflicts, refused }, { said }) => {
      setUndoable({ said: changed.length === 1 ? said : `${said}, ${changed.length} leads`, changes: changed })
      for (const { reason } of refused) toast.error(reason)
      for (const { name } of conflicts) toast.error(`${name} was changed by someone else meanwhile.`)
    },
    onError: (error) => {
      onError(error)
      for (const record of conflictsIn(error)) show([record.id], record)
    },
    onSettled,
  })
  const undo = useMutation({
    mutationFn: post,
    onMutate: () => setUndoable(null),
    onSuccess: () => toast.success('Undone.'),
    onError,
    onSettled,
  })
  return {
    change: change.mutate,
    undoable,
    undo: () => undoable && undo.mutate(undoable.changes),
    forget: () => setUndoable(null),
  }
}

/** What the leads are now, in a refusal because someone else has changed them. */
function conflictsIn(error: unknown): InboxRecord[] {
  if (!(error instanceof ApiError) || error.status !== 409) return []
  const body = parseJson(error.body)
  return typeof body === 'object' && body !== null && 'conflicts' in body ? (body as Reply).conflicts : []
}
