import type { AdminViewServerProps } from 'payload'

import { londonTime } from '@/lib/domain/calendar/london-time'
import { writtenDate } from '@/lib/domain/calendar/written-date'
import { lastDays } from '@/lib/lead-funnel/period'
import { countCalculations, countDesigned, FUNNEL_GROUPS, readFunnel } from '@/lib/lead-funnel/read'
import { isViewGroup, readViews, readViewTotals, VIEW_GROUPS } from '@/lib/lead-funnel/read-views'
import { stagesOf } from '@/lib/lead-funnel/stages'
import { GROUP_HEADINGS, VIEW_HEADINGS } from '@/lib/lead-funnel/to-csv'
import { now } from '@/lib/platform/clock'
import { poolOf } from '@/lib/platform/database'
import { withQuery } from '@/lib/routing/script-routes'
import { readFunnelQuery } from '@/lib/schemas/lead-funnel'

import { paramsOf } from '../pages/params-of'
import { requireStaff, StaffView } from '../staff-view'
import { LeadsTable, StagesTable, ViewsTable } from './funnel-tables'
import { ReachedSection } from './reached-section'
import { TimesToPrice } from './times-to-price'
import { WhatIsMissing } from './what-is-missing'

const PERIODS = [28, 90, 365]
const HEADINGS = { ...GROUP_HEADINGS, ...VIEW_HEADINGS }

/** From page to calculation to enquiry to quote to sale. Works without JavaScript. */
export async function FunnelView(view: AdminViewServerProps) {
  requireStaff(view, '/lead-funnel')
  const { payload } = view
  const { admin, api } = payload.config.routes
  const { days, group } = readFunnelQuery(paramsOf(view.searchParams ?? {}))
  const period = lastDays(londonTime(now()).date, days)
  const pool = poolOf(payload)
  const leadGroup = isViewGroup(group) ? 'source' : group
  const [rows, calculations, designed, totals] = await Promise.all([
    readFunnel(pool, period, leadGroup),
    countCalculations(pool, period),
    countDesigned(pool, period),
    readViewTotals(pool, period),
  ])
  const hrefOf = (changes: { days?: number; group?: string }) =>
    withQuery(`${admin}/lead-funnel`, { days: String(changes.days ?? days), group: changes.group ?? group })
  const choices = (label: string, groups: readonly (keyof typeof HEADINGS)[]) => (
    <nav className="pb-filters" aria-label={label}>
      {groups.map((name) => (
        <a key={name} href={hrefOf({ group: name })} aria-current={name === group ? 'page' : undefined}>
          {HEADINGS[name]}
        </a>
      ))}
    </nav>
  )
  return (
    <StaffView view={view} title="From page to sale">
      <nav className="pb-filters" aria-label="Period">
        {PERIODS.map((length) => (
          <a key={length} href={hrefOf({ days: length })} aria-current={length === days ? 'page' : undefined}>
            {length} days
          </a>
        ))}
      </nav>
      <p>
        From {writtenDate(period.from)} to {writtenDate(period.to)}. Quoted and won count what has become of the
        enquiries so far.
      </p>
      <StagesTable stages={stagesOf({ ...totals, calculations, designed, rows })} />
      <TimesToPrice pool={pool} period={period} />
      <ReachedSection payload={payload} period={period} />
      <h2>By</h2>
      {choices('Enquiries by', FUNNEL_GROUPS)}
      {choices('Pages opened by', VIEW_GROUPS)}
      <p>
        <a href={withQuery(`${api}/lead-funnel`, { days: String(days), group })}>Download as CSV</a>
      </p>
      {isViewGroup(group) ? (
        <ViewsTable heading={HEADINGS[group]} rows={await readViews(pool, period, group)} />
      ) : (
        <LeadsTable group={group} rows={rows} />
      )}
      <WhatIsMissing />
    </StaffView>
  )
}
