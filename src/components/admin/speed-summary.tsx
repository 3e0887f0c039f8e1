import type { BeforeListTableServerProps } from 'payload'

import { SPEED_BUDGETS, speedByRelease, weeklySpeed } from '@/lib/page-speed/weekly-speed'
import { now } from '@/lib/platform/clock'
import { poolOf } from '@/lib/platform/database'

import { ReleaseSpeedTable } from './release-speed'
import { measuredText, speedText } from './speed-text'

/** The speed of each kind of page this week, beside the week before and the limit of a good experience. */
export async function SpeedSummary({ payload }: Pick<BeforeListTableServerProps, 'payload'>) {
  const [pool, at] = [poolOf(payload), now()]
  const [rows, releases] = await Promise.all([weeklySpeed(pool, at), speedByRelease(pool, at)])
  if (rows.length === 0)
    return <p>No measurements in the last two weeks. They come from visitors who accept all cookies.</p>
  return (
    <section aria-label="Speed this week">
      <h2>Three quarters of visits were at least this fast</h2>
      <div className="pb-table" role="region" aria-label="Speed by kind of page" tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">Kind of page and metric</th>
              <th scope="col">Last 7 days</th>
              <th scope="col">7 days before</th>
              <th scope="col">Budget</th>
              <th scope="col">Measurements</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ pageClass, metric, count, views, p75, previousP75 }) => {
              const budget = SPEED_BUDGETS[metric]
              return (
                <tr key={`${pageClass} ${metric}`}>
                  <th scope="row">
                    {pageClass}, {metric}
                  </th>
                  <td>
                    {speedText(metric, p75)}
                    {budget !== null && p75 !== null && p75 > budget && ' (over budget)'}
                  </td>
                  <td>{speedText(metric, previousP75)}</td>
                  <td>{speedText(metric, budget)}</td>
                  <td>{measuredText(count, views)}</td>
                </tr>
              )
            })}
          </tbody>
        </table>
      </div>
      <ReleaseSpeedTable rows={releases} />
    </section>
  )
}
