import type { Db } from '@/lib/platform/database'

import type { PageFilter, Sort } from './filter'
import { ALL_PAGES, IS_PUBLIC } from './kinds'
import type { ListedPage } from './listed-page'

type ListQuery = {
  pool: Db
  filter: PageFilter
  /** Whether drafts and scheduled pages are included. */
  seesDrafts: boolean
}

export const ROWS_A_PAGE = 50

const COLUMNS: Record<Sort, string> = {
  path: 'path',
  title: 'lower(title)',
  kind: 'kind',
  standing: 'standing',
  live: 'is_live',
  checked: 'checked_at',
  words: 'words',
  claims: 'claims',
  edited: 'edited_at',
}

const IS_BROKEN = `(is_live = false or broken_links <> '[]')`

/** The columns of each kind with the latest check result, filtered by $1 to $5. */
const LISTED = `(
  select a.*, c.is_live, c.checked_at, c.problem, c.words, c.claims, coalesce(c.broken_links, '[]') as broken_links, coalesce(c.outside_links, '[]') as outside_links
  from (${ALL_PAGES}) as a left join page_checks c on c.path = a.path and ${IS_PUBLIC}
  where a.path is not null and ($1::boolean or ${IS_PUBLIC})
    and ($2::text is null or a.kind = $2) and ($3::text is null or a.standing = $3)
    and ($4::text = '' or a.path ilike $4 or a.title ilike $4)
) as listed where not $5::boolean or ${IS_BROKEN}`

const SHOWN = `path, title, kind, standing, has_changes as "hasChanges", publish_at as "publishAt", unpublish_at as "unpublishAt",
  edited_at as "editedAt", edit_path as "editPath", is_live as "isLive", checked_at as "checkedAt", problem, words::int, claims::int,
  broken_links as "brokenLinks", outside_links as "outsideLinks"`

/** One page of the filtered list, with the total count. A page number beyond the end returns the last page. */
export async function listPages(
  query: ListQuery,
): Promise<{ addresses: ListedPage[]; total: number; page: number; pages: number }> {
  const { pool, filter } = query
  const { rows: counted } = await pool.query<{ total: number }>(
    `select count(*)::int as total from ${LISTED}`,
    conditionsOf(query),
  )
  const total = counted[0]?.total ?? 0
  const pages = Math.max(1, Math.ceil(total / ROWS_A_PAGE))
  const page = Math.min(filter.page, pages)
  return {
    addresses: await readRows(query, { limit: ROWS_A_PAGE, offset: (page - 1) * ROWS_A_PAGE }),
    total,
    page,
    pages,
  }
}

/** Every path that matches the filter, or null if there are more than `atMost`. */
export async function allPages({ atMost, ...query }: ListQuery & { atMost: number }): Promise<ListedPage[] | null> {
  const rows = await readRows(query, { limit: atMost + 1, offset: 0 })
  return rows.length > atMost ? null : rows
}

async function readRows(query: ListQuery, { limit, offset }: { limit: number; offset: number }): Promise<ListedPage[]> {
  const { sort, isDescending } = query.filter
  const order = `${COLUMNS[sort]} ${isDescending ? 'desc' : 'asc'} nulls last, path`
  const { rows } = await query.pool.query<ListedPage>(
    `select ${SHOWN} from ${LISTED} order by ${order} limit $6 offset $7`,
    [...conditionsOf(query), limit, offset],
  )
  return rows
}

function conditionsOf({ filter, seesDrafts }: ListQuery): unknown[] {
  const { kind, standing, text, isBroken } = filter
  return [seesDrafts, kind, standing, text && `%${text.replace(/[\\%_]/g, '\\$&')}%`, isBroken]
}
