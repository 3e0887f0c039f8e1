import type { Pool } from 'pg'

import { isKeepableSearch } from '@/lib/domain/leads/keepable-search'

const MISSES_MAX = 1_000

/**
 * Records searches without results for editors, as words and a count, unless the words may identify the person. The
 * oldest are removed above a limit.
 */
export async function recordZeroResultSearch({
  pool,
  term,
  now,
}: {
  pool: Pool
  term: string
  now: Date
}): Promise<void> {
  const words = term.toLowerCase()
  if (!isKeepableSearch(words)) return
  await pool.query(
    `with noted as (
       insert into search_misses (term, count, last_searched) values ($1, 1, $2)
       on conflict (term) do update set count = search_misses.count + 1, last_searched = excluded.last_searched, updated_at = excluded.last_searched
     )
     delete from search_misses where id in (select id from search_misses where term <> $1 order by last_searched desc, id desc offset $3)`,
    [words, now, MISSES_MAX - 1],
  )
}
