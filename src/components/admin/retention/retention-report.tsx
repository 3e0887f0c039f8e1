'use client'

import { Button, useConfig, useForm } from '@payloadcms/ui'
import { useState } from 'react'

import { RETENTION_KINDS, RETENTION_PERIODS, type RetentionKind } from '@/lib/domain/retention/periods'
import { withQuery } from '@/lib/routing/script-routes'

import { writtenMoment } from '../moment'
import { StaffTable } from '../staff-table'

type Row = { kind: RetentionKind; due: number; ranAt: string | null; deleted: number; total: number }
type Shown = { rows: Row[] } | { message: string } | null

const FAILED = 'This could not be counted. Please try again in a minute.'

/** How much the periods in the form, saved or not, would delete now, and how much the last run deleted. */
export function RetentionReport() {
  const { routes } = useConfig().config
  const { getData } = useForm()
  const [shown, setShown] = useState<Shown>(null)
  const [isCounting, setIsCounting] = useState(false)

  const count = async () => {
    setIsCounting(true)
    const typed = getData() as Partial<Record<RetentionKind, unknown>>
    const query = Object.fromEntries(RETENTION_KINDS.map((kind) => [kind, String(typed[kind] ?? '')]))
    setShown(await ask(withQuery(`${routes.api}/globals/retention/preview`, query)))
    setIsCounting(false)
  }

  return (
    <section aria-labelledby="pb-retention-title" className="pb-view">
      <h2 id="pb-retention-title">What this would delete now</h2>
      <p>Counts with the periods above, before you save them. Counting deletes nothing.</p>
      <Button buttonStyle="secondary" margin={false} disabled={isCounting} onClick={() => void count()}>
        Count now
      </Button>
      <div role="status">{shown && 'message' in shown && <p>{shown.message}</p>}</div>
      {shown && 'rows' in shown && <Report rows={shown.rows} />}
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

async function ask(url: string): Promise<Shown> {
  try {
    const response = await fetch(url, { credentials: 'include' })
    const { report, message }: { report?: Row[]; message?: string } = await response.json()
    return response.ok && report ? { rows: report } : { message: message ?? FAILED }
  } catch {
    return { message: FAILED }
  }
}
