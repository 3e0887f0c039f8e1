import type { Db } from '@/lib/platform/database'

import { ALL_PAGES, IS_PUBLIC } from './kinds'
import type { BrokenLink } from './listed-page'

/** A scheduled, overdue or broken item. `editPath` is relative to the admin root. */
export type Notice = { what: string; editPath: string | null; at: Date | null; detail: string }

export type Noted = { notices: Notice[]; total: number }

export const SHOWN_MAX = 8

/** Pages that fail validation, or stay published too long, need attention from staff. */
const PUBLISH_FAILED = 'could not be published. Clear “Publish on” and press “Publish changes” to see why'
const UNPUBLISH_FAILED = 'could not be unpublished and is still public. Press “Unpublish”'

/** Pages and posts that are due to be published or unpublished, as notices. */
export const SCHEDULED_PAGES = `select coalesce(nullif(title, ''), 'Without a title') as what, edit_path as "editPath", at, detail from (${ALL_PAGES}) as a,
       lateral (values
         (publish_at, case when publish_at < now() - interval '1 minute' then '${PUBLISH_FAILED}' else 'is published' end),
         (unpublish_at, case when unpublish_at < now() - interval '1 minute' and ${IS_PUBLIC} then '${UNPUBLISH_FAILED}' else 'is unpublished' end)
       ) as hour (at, detail) where at is not null`

/** Scheduled publications and removals, soonest first. */
export const readScheduled = (pool: Db): Promise<Noted> => noted(pool, `${SCHEDULED_PAGES} order by at`)

/** Claim readings overdue for review, longest overdue first. */
export async function readOverdueClaims(pool: Db): Promise<Noted> {
  return noted(
    pool,
    `select r.text as what, '/collections/claims/' || c.id as "editPath", r.review_by as at, c.key as detail
     from claims c join claims_readings r on r._parent_id = c.id where c._status = 'published'
       and (r.review_by at time zone 'Europe/London')::date < (now() at time zone 'Europe/London')::date
     order by r.review_by`,
  )
}

/** Pages that fail, and those with broken links. */
export async function readBroken(pool: Db): Promise<Noted> {
  const { rows } = await pool.query<{
    path: string
    editPath: string | null
    isLive: boolean
    problem: string | null
    brokenLinks: BrokenLink[]
    total: number
  }>(
    `select a.path, a.edit_path as "editPath", c.is_live as "isLive", c.problem, c.broken_links as "brokenLinks", count(*) over ()::int as total
     from (${ALL_PAGES}) as a join page_checks c on c.path = a.path
     where ${IS_PUBLIC} and (c.is_live = false or c.broken_links <> '[]') order by c.is_live, a.path limit ${SHOWN_MAX}`,
  )
  const notices = rows.map(({ path, editPath, isLive, problem, brokenLinks }) => ({
    what: path,
    editPath,
    at: null,
    detail: isLive
      ? brokenLinks.map(({ href, reason }) => `the link to ${href}: ${reason}`).join('; ')
      : (problem ?? 'does not respond'),
  }))
  return { notices, total: rows[0]?.total ?? 0 }
}

/** The first notices that a statement selects, and how many there are. */
export async function noted(pool: Db, sql: string): Promise<Noted> {
  const { rows } = await pool.query<Notice & { total: number }>(
    `select *, count(*) over ()::int as total from (${sql}) as notice limit ${SHOWN_MAX}`,
  )
  return {
    notices: rows.map(({ what, editPath, at, detail }) => ({ what, editPath, at, detail })),
    total: rows[0]?.total ?? 0,
  }
}
