import { ALL_PAGES, IS_PUBLIC } from '@/lib/page-inventory/kinds'
import type { Db } from '@/lib/platform/database'

import type { Finding } from './check-page'

/** When it expires, another worker takes over the page. */
const LEASE = `interval '2 minutes'`

/** Puts newly published pages ahead of the nightly check. */
const PRIORITY = `now() - interval '1 day'`

/** Waits for a pause in editing, so that a series of changes gets one check. */
const SETTLE_TIME = `interval '5 seconds'`

/** The most recent 3 am, when traffic is low. */
const LAST_NIGHT = `(date_trunc('day', now() at time zone 'Europe/London' - interval '3 hours') + interval '3 hours') at time zone 'Europe/London'`

/**
 * Marks as due all new pages, those published since their last check and, once a night, everything; deletes checks of
 * pages no longer public. Works from the page inventory, so editors, imports and new kinds of page need no hook.
 */
export async function markDuePages(pool: Db): Promise<void> {
  await pool.query(
    `with public as (select distinct on (path) path, edition_at from (${ALL_PAGES}) as a where path is not null and ${IS_PUBLIC} order by path, edition_at desc nulls last),
      gone as (delete from page_checks c where not exists (select from public p where p.path = c.path))
     insert into page_checks as c (path, due_at)
     select p.path, case when known.edition_at is not distinct from p.edition_at then now() else ${PRIORITY} end from public p left join page_checks known on known.path = p.path
     where coalesce(p.edition_at, '-infinity') < now() - ${SETTLE_TIME}
       and (known.path is null or known.due_at is null and (known.edition_at is distinct from p.edition_at or known.checked_at < ${LAST_NIGHT}))
     on conflict (path) do update set due_at = excluded.due_at where c.due_at is null`,
  )
}

/** Marks one path as due, or all of them (null), on request by staff. Returns how many are waiting. */
export async function requestCheck(pool: Db, path: string | null): Promise<number> {
  await pool.query(
    'update page_checks set due_at = now() where ($1::text is null or path = $1) and (due_at is null or due_at > now())',
    [path],
  )
  return countDue(pool)
}

export async function countDue(pool: Db): Promise<number> {
  const { rows } = await pool.query<{ due: number }>(
    'select count(*)::int as due from page_checks where due_at is not null',
  )
  return rows[0]?.due ?? 0
}

/** Timestamps as database text: a JavaScript Date is less precise. */
export type Due = { path: string; dueAt: string; editionAt: string | null }

/** Claims the longest-waiting path for this worker. */
export async function claimDue(pool: Db): Promise<Due | null> {
  const { rows } = await pool.query<Due>(
    `with next as (select path from page_checks where due_at <= now() order by due_at, path limit 1 for update skip locked),
      claimed as (update page_checks c set due_at = now() + ${LEASE} from next where c.path = next.path returning c.path, c.due_at)
     select claimed.path, claimed.due_at::text as "dueAt", (select max(edition_at)::text from (${ALL_PAGES}) as a where a.path = claimed.path and ${IS_PUBLIC}) as "editionAt" from claimed`,
  )
  return rows[0] ?? null
}

/** Returns a path to the queue when the site was unreachable. */
export async function handBack(pool: Db, { path }: Due): Promise<void> {
  await pool.query('update page_checks set due_at = now() where path = $1', [path])
}

/**
 * Stores the result. The same statement updates the page's record and its latest version, which the admin form shows,
 * without creating an edit. A request made during the check stays due.
 */
export async function record(pool: Db, { path, dueAt, editionAt }: Due, finding: Finding): Promise<void> {
  const { isLive, statusCode, problem, words, claims, brokenLinks, outsideLinks } = finding
  await pool.query(
    `with checked as (
       update page_checks set due_at = case when due_at is distinct from $2::timestamptz then due_at end, edition_at = $3, checked_at = now(), is_live = $4, status_code = $5, problem = $6,
         words = coalesce($7, words), claims = coalesce($8, claims), broken_links = $9, outside_links = $10
       where path = $1 returning path, is_live, checked_at
     ), page as (
       update pages p set is_live = c.is_live, last_checked = c.checked_at from checked c where p.url = c.path and p._status = 'published' returning p.id, p.is_live, p.last_checked
     )
     update _pages_v v set version_is_live = page.is_live, version_last_checked = page.last_checked from page where v.parent_id = page.id and v.latest`,
    [
      path,
      dueAt,
      editionAt,
      isLive,
      statusCode,
      problem,
      words,
      claims,
      JSON.stringify(brokenLinks),
      JSON.stringify(outsideLinks),
    ],
  )
}
