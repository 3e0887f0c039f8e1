import { typedFigure } from '@/lib/domain/text/typed-figure'
import type { Db } from '@/lib/platform/database'

import { ALL_PAGES } from './kinds'
import { type Noted, noted, SHOWN_MAX } from './notices'

/** A price before a change, and after it. */
export type ReplacedPrice = { was: string; is: string }

/** Passages of public pages that still have a price typed in which has been replaced. Reads the index of the search. */
export async function readTypedPrices(pool: Db, prices: readonly ReplacedPrice[]): Promise<Noted> {
  const { rows } = await pool.query<{ title: string; text: string; editPath: string | null }>(
    `select e.title, p.text, a.edit_path as "editPath"
     from search_passages p join search_entries e using (source) left join (${ALL_PAGES}) as a on a.path = e.path
     where exists (select from unnest($1::text[]) as was where position(was in p.text) > 0) order by e.path, p.place`,
    [prices.map(({ was }) => was)],
  )
  const notices = rows.flatMap(({ title, text, editPath }) =>
    prices.flatMap(({ was, is }) => {
      const passage = typedFigure(text, was)
      return passage === null
        ? []
        : [{ what: title, editPath, at: null, detail: `has ${was}, which is now ${is}: “${passage}”` }]
    }),
  )
  return { notices: notices.slice(0, SHOWN_MAX), total: notices.length }
}

/** Readings on pages that are called proven, although no colleague has confirmed having seen the original. */
export const readUnconfirmedClaims = (pool: Db): Promise<Noted> =>
  noted(
    pool,
    `select r.text as what, '/collections/claims/' || c.id as "editPath", null::timestamptz as at,
       c.key || ' is called proven, but no colleague has confirmed it' as detail
     from claims c join claims_readings r on r._parent_id = c.id
     where c._status = 'published' and r.status in ('approved', 'evidenced') and r.reviewed_by is null
     order by c.key, r._order`,
  )

/** What we claim without a confirmed proof, ratings first: whether it stays is the owner's decision. */
export const readClaimsWithoutProof = (pool: Db): Promise<Noted> =>
  noted(
    pool,
    `select r.text as what, '/collections/claims/' || c.id as "editPath", null::timestamptz as at,
       'is ' || c.key || ' from ' || coalesce(r.origin, 'a page') as detail
     from claims c join claims_readings r on r._parent_id = c.id
     where c._status = 'published' and r.status not in ('draft', 'retired')
       and (r.status not in ('approved', 'evidenced') or r.reviewed_by is null)
     order by c."group" <> 'rating', c.key, r._order`,
  )

/** Samples that visitors see. */
export const readShownSamples = (pool: Db): Promise<Noted> =>
  noted(
    pool,
    `select what, "editPath", null::timestamptz as at, detail from (
       select client_name as what, '/collections/testimonials/' || id as "editPath", 'is a sample testimonial' as detail
       from testimonials where _status = 'published' and is_sample
       union all
       select title, '/collections/case-studies/' || id, 'is a sample case study'
       from case_studies where _status = 'published' and is_sample
       union all
       select name, '/collections/installers/' || id, 'is a sample installer'
       from installers where _status = 'published' and is_sample
     ) as samples order by "editPath"`,
  )

/** Sources that nobody has read again for a year, longest ago first. */
export const readOldSources = (pool: Db): Promise<Noted> =>
  noted(
    pool,
    `select title as what, '/collections/sources/' || id as "editPath", checked as at, 'was last checked on' as detail
     from sources where checked < now() - interval '1 year' order by checked, id`,
  )

/**
 * From November, until a closed day between Christmas and New Year is entered: bank holidays are known, but not whether
 * we open on the days between them.
 */
export const readMissingHolidays = (pool: Db): Promise<Noted> =>
  noted(
    pool,
    `select 'Christmas and New Year' as what, '/globals/opening-hours' as "editPath", null::timestamptz as at,
       'have no closed days beside the bank holidays' as detail
     from (select (now() at time zone 'Europe/London')::date as today) as clock
     where extract(month from today) >= 11 and not exists (
       select from opening_hours_closed_dates d
       where (d.date at time zone 'Europe/London')::date
         between make_date(extract(year from today)::int, 12, 24) and make_date(extract(year from today)::int + 1, 1, 2))`,
  )
