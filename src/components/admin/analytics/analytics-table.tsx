import type { ReactNode } from 'react'

import { changeText } from '@/lib/blog-analytics/period'

/** `previous`: null where it is not known. */
export type Row = { key: string; name: ReactNode; current: number; previous: number | null }

type AnalyticsTableProps = {
  title: string
  heading: string
  /** What is counted. */
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
          <div className="pb-table" role="region" aria-label={`${title}: table`} tabIndex={0}>
            <table>
              <thead>
                <tr>
                  <th scope="col">{heading}</th>
                  <th scope="col">{counted}</th>
                  <th scope="col">Before</th>
                  <th scope="col">Change</th>
                </tr>
              </thead>
              <tbody>
                {rows.map(({ key, name, current, previous }) => (
                  <tr key={key}>
                    <th scope="row">{name}</th>
                    <td>
                      {current}
                      <Bar share={current / most} />
                    </td>
                    <td>{previous ?? 'not known'}</td>
                    <td>{previous !== null && changeText(current, previous)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </>
      )}
    </section>
  )
}

/** Repeats the number before it, so assistive technology need not have it. */
function Bar({ share }: { share: number }) {
  return (
    <svg className="pb-bar" viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden>
      <rect width={Math.round(share * 100)} height="6" />
    </svg>
  )
}
