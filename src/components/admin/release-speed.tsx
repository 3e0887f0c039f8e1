import { type ReleaseSpeed, SPEED_BUDGETS } from '@/lib/page-speed/weekly-speed'

import { writtenMoment } from './moment'
import { measuredText, speedText } from './speed-text'

/** Whether a new build made the site slower: the same metrics in the latest builds. */
export function ReleaseSpeedTable({ rows }: { rows: readonly ReleaseSpeed[] }) {
  if (rows.length === 0) return null
  return (
    <section aria-label="Speed by build">
      <h2>By build, over all pages</h2>
      <div className="pb-table" role="region" aria-label="Speed by build" tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">Build and metric</th>
              <th scope="col">Measured since</th>
              <th scope="col">Three quarters were at least this fast</th>
              <th scope="col">Budget</th>
              <th scope="col">Measurements</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ release, metric, count, views, p75, since }) => (
              <tr key={`${release} ${metric}`}>
                <th scope="row">
                  {release}, {metric}
                </th>
                <td>{writtenMoment(since)}</td>
                <td>{speedText(metric, p75)}</td>
                <td>{speedText(metric, SPEED_BUDGETS[metric])}</td>
                <td>{measuredText(count, views)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p>
        Different builds were measured on different days and by different visitors: compare builds with many
        measurements.
      </p>
    </section>
  )
}
