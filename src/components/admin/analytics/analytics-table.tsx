import type { ReactNode } from 'react'

import { changeText } from '@/lib/blog-analytics/period'

import { StaffTable } from '../staff-table'

/** `previous`: null if unknown. */
export type Row = { key: string; name: ReactNode; current: number; previous: number | null }

type AnalyticsTableProps = {
  title: string
  heading: string
  /** The things counted, in the plural. */
  counted?: string
  rows: readonly Row[]
  csv: string
}

/** Views, or readers, in a table, with a bar that shows each as a share of the largest. */
export function AnalyticsTable({ title, heading, counted = 'Views', rows, csv }: AnalyticsTableProps) {
  const most = Math.max(1, ...rows.map(({ current }) => current))
  return (
    <section aria-label={title}>
      <h2>{title}</h2>
      {rows.length === 0 && <p>No {counted.toLowerCase()} in this period or the one before.</p>}
      {rows.length > 0 && (
        <>
          <p>
            <a href={csv}>Download as CSV</a>
          </p>
          <StaffTable
            label={`${title}: table`}
            columns={[heading, counted, 'Before', 'Change']}
            rows={rows.map(({ key, name, current, previous }) => ({
              key,
              name,
              cells: [
                <>
                  {current}
                  <Bar share={current / most} />
                </>,
                previous ?? 'not known',
                previous !== null && changeText(current, previous),
              ],
            }))}
          />
        </>
      )}
    </section>
  )
}

/** Hidden from assistive technology, because it repeats the number before it. */
function Bar({ share }: { share: number }) {
  return (
    <svg className="pb-bar" viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden>
      <rect width={Math.round(share * 100)} height="6" />
    </svg>
  )
}
