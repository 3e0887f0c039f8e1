import type { AdminViewServerProps } from 'payload'

import { addDays, londonTime } from '@/lib/domain/calendar/london-time'
import { writtenDate } from '@/lib/domain/calendar/written-date'
import { countCalculations, FUNNEL_GROUPS, readFunnel } from '@/lib/lead-funnel/read'
import { GROUP_HEADINGS, NOT_KNOWN, shareText } from '@/lib/lead-funnel/to-csv'
import { now } from '@/lib/platform/clock'
import { poolOf } from '@/lib/platform/database'
import { withQuery } from '@/lib/routing/script-routes'
import { readFunnelQuery } from '@/lib/schemas/lead-funnel'

import { paramsOf } from '../pages/params-of'
import { requireStaff, StaffView } from '../staff-view'

const PERIODS = [28, 90, 365]

/** From calculation to enquiry to quote to sale, by where enquiries come from. Works without JavaScript. */
export async function FunnelView(view: AdminViewServerProps) {
  requireStaff(view, '/lead-funnel')
  const { payload } = view
  const { admin, api } = payload.config.routes
  const { days, group } = readFunnelQuery(paramsOf(view.searchParams ?? {}))
  const today = londonTime(now()).date
  const period = { from: addDays(today, -days), to: today }
  const pool = poolOf(payload)
  const [rows, calculations] = await Promise.all([readFunnel(pool, period, group), countCalculations(pool, period)])
  const sum = (field: 'leads' | 'quoted' | 'won') => rows.reduce((total, row) => total + row[field], 0)
  const hrefOf = (changes: { days?: number; group?: string }) =>
    withQuery(`${admin}/lead-funnel`, { days: String(changes.days ?? days), group: changes.group ?? group })
  return (
    <StaffView view={view} title="From enquiry to sale">
      <nav className="pb-filters" aria-label="Period">
        {PERIODS.map((length) => (
          <a key={length} href={hrefOf({ days: length })} aria-current={length === days ? 'page' : undefined}>
            {length} days
          </a>
        ))}
      </nav>
      <nav className="pb-filters" aria-label="By">
        {FUNNEL_GROUPS.map((name) => (
          <a key={name} href={hrefOf({ group: name })} aria-current={name === group ? 'page' : undefined}>
            {GROUP_HEADINGS[name]}
          </a>
        ))}
      </nav>
      <p>
        From {writtenDate(period.from)} to {writtenDate(period.to)}: {calculations} calculations reported,{' '}
        <strong>{sum('leads')} enquiries</strong>, {sum('quoted')} of them quoted and {sum('won')} won so far.
      </p>
      {rows.length === 0 ? (
        <p>No enquiries in this period.</p>
      ) : (
        <>
          <p>
            <a href={withQuery(`${api}/lead-funnel`, { days: String(days), group })}>Download as CSV</a>
          </p>
          <div className="pb-table" role="region" aria-label="Enquiries" tabIndex={0}>
            <table>
              <thead>
                <tr>
                  <th scope="col">{GROUP_HEADINGS[group]}</th>
                  <th scope="col">Enquiries</th>
                  <th scope="col">Quoted</th>
                  <th scope="col">Won</th>
                  <th scope="col">Share won</th>
                </tr>
              </thead>
              <tbody>
                {rows.map(({ name, leads, quoted, won }) => (
                  <tr key={name}>
                    <th scope="row">{name || NOT_KNOWN}</th>
                    <td>{leads}</td>
                    <td>{quoted}</td>
                    <td>{won}</td>
                    <td>{shareText({ hits: won, of: leads })}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </>
      )}
      <section aria-labelledby="pb-missing-title">
        <h2 id="pb-missing-title">What these numbers do not include</h2>
        <p>
          Spam, duplicates and enquiries that are held back. Quoted and won count what has become of the enquiries of
          this period until today, so recent ones may still change. The band after each share is where the true share
          lies 95 times in 100: with few enquiries it is wide, and two sources whose bands overlap may be equally good.
        </p>
        <p>
          Calculations of visitors who chose Essential Only or whose browser sends a privacy signal are missing. Which
          pages someone saw before an enquiry is not recorded, so a source is the form or page that was used.
        </p>
      </section>
    </StaffView>
  )
}
