import { type ReleaseSpeed, SPEED_BUDGETS } from '@/lib/page-speed/weekly-speed'

import { writtenMoment } from './moment'
import { measuredText, speedText } from './speed-text'
import { StaffTable } from './staff-table'

/** Whether a new build made the site slower: the same metrics in the latest builds. */
export function ReleaseSpeedTable({ rows }: { rows: readonly ReleaseSpeed[] }) {
  if (rows.length === 0) return null
  return (
    <>
      <h2>By build, over all pages</h2>
      <StaffTable
        label="Speed by build"
        columns={[
          'Build and metric',
          'Measured since',
          'Three quarters were at least this fast',
          'Budget',
          'Measurements',
        ]}
        rows={rows.map(({ release, metric, count, views, p75, since }) => ({
          key: `${release} ${metric}`,
          name: `${release}, ${metric}`,
          cells: [
            writtenMoment(since),
            speedText(metric, p75),
            speedText(metric, SPEED_BUDGETS[metric]),
            measuredText(count, views),
          ],
        }))}
      />
      <p>
        Different builds were measured on different days and by different visitors: compare builds with many
        measurements.
      </p>
    </>
  )
}
