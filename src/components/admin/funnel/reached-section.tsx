import type { Payload } from 'payload'

import { secondOpeningOf } from '@/lib/content/opening'
import { writtenDate } from '@/lib/domain/calendar/written-date'
import { visitsByOpening } from '@/lib/domain/page-views/opening'
import type { Days } from '@/lib/lead-funnel/read'
import { readReached, readReachedFrom } from '@/lib/lead-funnel/read-reached'
import { poolOf } from '@/lib/platform/database'
import { routes } from '@/lib/routing/routes'

import { type Comparison, OpeningsTable, ReachedTable } from './reached-tables'

type ReachedProps = { payload: Payload; period: Days }

const PAGES = [
  { slug: 'home-page', page: 'Homepage', path: routes.home },
  { slug: 'sales-page', page: 'Sales page', path: routes.sales },
] as const

/** How many visitors see a price and begin a quote: by source, and under each of two openings of a page. */
export async function ReachedSection({ payload, period }: ReachedProps) {
  const [rows, compared] = await Promise.all([
    readReached(poolOf(payload), period),
    Promise.all(PAGES.map((page) => comparisonOf(page, { payload, period }))),
  ])
  const comparisons = compared.filter((comparison) => comparison !== null)
  return (
    <>
      <h2>From a visit to a price and a quote</h2>
      <p>
        Visitors who accepted all cookies, each counted once a day, in the last 30 days at most. A price is that of
        their own room or home, or of the panel; a quote is begun with its first field.
      </p>
      <ReachedTable rows={rows} />
      <h2>Two openings of a page</h2>
      {comparisons.length === 0 ? (
        <p>No page has a second opening. Give one to the homepage or the sales page to compare it with the first.</p>
      ) : (
        <p>
          They alternate by day. Decide once both have been shown for four weeks: anyone who looks every day will see a
          difference that is none.
        </p>
      )}
      {comparisons.map((comparison) => (
        <OpeningsTable key={comparison.page} comparison={comparison} />
      ))}
    </>
  )
}

async function comparisonOf(
  { slug, page, path }: (typeof PAGES)[number],
  { payload, period }: ReachedProps,
): Promise<Comparison | null> {
  const { secondOpening, openingsSince } = await payload.findGlobal({ slug, depth: 0, overrideAccess: true }) // for staff
  if (!openingsSince || !secondOpeningOf(secondOpening)) return null
  const rows = await readReachedFrom(poolOf(payload), period, path)
  return { page, since: writtenDate(openingsSince), visits: visitsByOpening(rows, openingsSince) }
}
