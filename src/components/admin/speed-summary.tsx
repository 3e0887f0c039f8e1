import type { BeforeListTableServerProps } from 'payload'

import { SPEED_BUDGETS, speedByRelease, weeklySpeed } from '@/lib/page-speed/weekly-speed'
import { now } from '@/lib/platform/clock'
import { poolOf } from '@/lib/platform/database'

import { ReleaseSpeedTable } from './release-speed'
import { measuredText, speedText } from './speed-text'
import { StaffTable } from './staff-table'

/** The speed of each kind of page this week, beside the week before and the limit of a good experience. */
export async function SpeedSummary({ payload }: Pick<BeforeListTableServerProps, 'payload'>) {
  const [pool, at] = [poolOf(payload), now()]
  const [rows, releases] = await Promise.all([weeklySpeed(pool, at), speedByRelease(pool, at)])
  if (rows.length === 0)
    return <p>No measurements in the last two weeks. They come from visitors who accept all cookies.</p>
  return (
    <section aria-label="Speed this week">
      <h2>Three quarters of visits were at least this fast</h2>
      <StaffTable
        label="Speed by kind of page"
        columns={['Kind of page and metric', 'Last 7 days', '7 days before', 'Budget', 'Measurements']}
        rows={rows.map(({ pageClass, metric, count, views, p75, previousP75 }) => {
          const budget = SPEED_BUDGETS[metric]
          const isOver = budget !== null && p75 !== null && p75 > budget
          return {
            key: `${pageClass} ${metric}`,
            name: `${pageClass}, ${metric}`,
            cells: [
              `${speedText(metric, p75)}${isOver ? ' (over budget)' : ''}`,
              speedText(metric, previousP75),
              speedText(metric, budget),
              measuredText(count, views),
            ],
          }
        })}
      />
      <ReleaseSpeedTable rows={releases} />
    </section>
  )
}
