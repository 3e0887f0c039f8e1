'use client'

import { Button, useConfig, useForm } from '@payloadcms/ui'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'

import { apiRequest } from '@/lib/browser/api-request'
import { queryClient } from '@/lib/browser/query-client'
import { failureMessage } from '@/lib/browser/response-message'
import { RETENTION_KINDS, RETENTION_PERIODS, type RetentionKind } from '@/lib/domain/retention/periods'
import { withQuery } from '@/lib/routing/script-routes'

import { writtenMoment } from '../moment'
import { StaffTable } from '../staff-table'

type Row = { kind: RetentionKind; due: number; ranAt: string | null; deleted: number; total: number }

const FAILED = 'This could not be counted. Please try again in a minute.'

/** How much the periods in the form, saved or not, would delete now, and how much the last run deleted. */
export function RetentionReport() {
  const { routes } = useConfig().config
  const { getData } = useForm()
  const [rows, setRows] = useState<Row[]>([]) // shown while it counts again
  const count = useMutation(
    {
      mutationFn: async () => {
        const typed = getData() as Partial<Record<RetentionKind, unknown>>
        const query = Object.fromEntries(RETENTION_KINDS.map((kind) => [kind, String(typed[kind] ?? '')]))
        const url = withQuery(`${routes.api}/globals/retention/preview`, query)
        const { report } = (await apiRequest({ method: 'GET', url })) as { report?: Row[] }
        if (!report) throw new Error(FAILED)
        return report
      },
      onSuccess: setRows,
    },
    queryClient,
  )

  return (
    <section aria-labelledby="pb-retention-title" className="pb-view">
      <h2 id="pb-retention-title">What this would delete now</h2>
      <p>Counts with the periods above, before you save them. Counting deletes nothing.</p>
      <Button buttonStyle="secondary" margin={false} disabled={count.isPending} onClick={() => count.mutate()}>
        Count now
      </Button>
      <div role="status">{count.error && <p>{failureMessage(count.error, FAILED)}</p>}</div>
      {rows.length > 0 && <Report rows={rows} />}
    </section>
  )
}

function Report({ rows }: { rows: readonly Row[] }) {
  return (
    <StaffTable
      label="What would be deleted"
      columns={['Kind of record', 'Would be deleted now', 'Last run', 'Deleted then', 'Deleted so far']}
      rows={rows.map(({ kind, due, ranAt, deleted, total }) => ({
        key: kind,
        name: RETENTION_PERIODS[kind].name,
        cells: [due, ranAt ? writtenMoment(ranAt) : 'Not yet', deleted, total],
      }))}
    />
  )
}
