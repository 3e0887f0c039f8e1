import type { Db } from '../list'
import { ALL_ADDRESSES, IS_PUBLIC } from '../kinds'
import type { Finding } from './check-page'

/** A worker that died leaves its address to the next after so long. */
const LEASE = `interval '2 minutes'`

/** What somebody has just published is looked at before what is only looked at every night. */
const AHEAD = `now() - interval '1 day'`

/** What is being edited quickly is looked at once, when the editor pauses. */
const SETTLED = `interval '5 seconds'`

/** The last time that it was three in the morning, when few visitors are about. */
const LAST_NIGHT = `(date_trunc('day', now() at time zone 'Europe/London' - interval '3 hours') + interval '3 hours') at time zone 'Europe/London'`

/**
 * Makes due what is new, what has been published since it was seen, and in the night everything; forgets what is no
 * longer public. The addresses themselves say so: no editor, import or kind of page has to remember to ask.
 */
export async function noteWhatIsDue(pool: Db): Promise<void> {
  await pool.query(
    `with public as (select distinct on (path) path, edition_at from (${ALL_ADDRESSES}) as a where path is not null and ${IS_PUBLIC} order by path, edition_at desc nulls last),
      gone as (delete from page_checks c where not exists (select from public p where p.path = c.path))
     insert into page_checks as c (path, due_at)
     select p.path, case when known.edition_at is not distinct from p.edition_at then now() else ${AHEAD} end from public p left join page_checks known on known.path = p.path
     where coalesce(p.edition_at, '-infinity') < now() - ${SETTLED}
       and (known.path is null or known.due_at is null and (known.edition_at is distinct from p.edition_at or known.checked_at < ${LAST_NIGHT}))
     on conflict (path) do update set due_at = excluded.due_at where c.due_at is null`,
  )
}

/** Makes one address due, or all of them, at staff's wish. Says how many wait now. */
export async function askForCheck(pool: Db, path: string | null): Promise<number> {
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

/** Times as the database writes them: JavaScript's are coarser. */
export type Due = { path: string; dueAt: string; editionAt: string | null }

/** The address that has waited longest, for this worker alone. */
export async function claimDue(pool: Db): Promise<Due | null> {
  const { rows } = await pool.query<Due>(
    `with next as (select path from page_checks where due_at <= now() order by due_at, path limit 1 for update skip locked),
      claimed as (update page_checks c set due_at = now() + ${LEASE} from next where c.path = next.path returning c.path, c.due_at)
     select claimed.path, claimed.due_at::text as "dueAt", (select max(edition_at)::text from (${ALL_ADDRESSES}) as a where a.path = claimed.path and ${IS_PUBLIC}) as "editionAt" from claimed`,
  )
  return rows[0] ?? null
}

/** Lets an address wait on that could not be asked at all. */
export async function handBack(pool: Db, { path }: Due): Promise<void> {
  await pool.query('update page_checks set due_at = now() where path = $1', [path])
}

/**
 * Writes down what was found. The fields of a page's own record follow in the same statement, in its newest version
 * too, which is what its form shows; nobody has edited it by that. Who asked again meanwhile gets another check.
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
