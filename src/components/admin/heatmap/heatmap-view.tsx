import type { AdminViewServerProps } from 'payload'

import { heatmapChoices, readHeatmap } from '@/lib/cms/heatmap/read-heatmap'
import { FEWEST_PEOPLE } from '@/lib/domain/page-views/fewest-people'
import { now } from '@/lib/platform/clock'
import { poolOf } from '@/lib/platform/database'
import { readHeatmapQuery } from '@/lib/schemas/heatmap-query'

import { paramsOf } from '../pages/params-of'
import { requireStaff, StaffView } from '../staff-view'
import { HeatmapChoices } from './heatmap-choices'
import { HeatmapPage } from './heatmap-page'
import { HeatmapTables } from './heatmap-tables'

const TITLE = 'Heatmap'

/** The activity of consenting visitors on a page, drawn over the page and as tables. */
export async function HeatmapView(view: AdminViewServerProps) {
  const { changesPages } = requireStaff(view, '/heatmap')
  if (!changesPages) {
    return (
      <StaffView view={view} title={TITLE}>
        <p>Only editors and admins can see the heatmap.</p>
      </StaffView>
    )
  }
  const query = readHeatmapQuery(Object.fromEntries(paramsOf(view.searchParams ?? {})))
  const pool = poolOf(view.payload)
  const [heatmap, choices] = await Promise.all([readHeatmap(pool, query, now()), heatmapChoices(pool, query, now())])
  return (
    <StaffView view={view} title={TITLE}>
      <HeatmapChoices query={query} {...choices} />
      {heatmap.people < FEWEST_PEOPLE ? (
        <p>
          Fewer than five people who accepted all cookies have used {query.path} on this kind of screen in the last{' '}
          {query.days} days, so nothing is shown. Choose another page, screen or period.
        </p>
      ) : (
        <>
          <p>
            <strong>{heatmap.people} people</strong> who accepted all cookies used {query.path}. Anything done by fewer
            than five of them is hidden, and visitors who did not accept are missing.
          </p>
          <HeatmapTables layer={query.layer} heatmap={heatmap} />
          <HeatmapPage path={query.path} device={query.device} layer={query.layer} heatmap={heatmap} />
        </>
      )}
    </StaffView>
  )
}
