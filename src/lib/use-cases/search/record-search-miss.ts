import type { Pool } from 'pg'

import { isKeepableSearch } from '@/lib/domain/privacy/keepable-search'

const MISSES_MAX = 1_000

/** Notes for editors what was searched for in vain, as words and a count, unless the words may tell who searched. Of too many the oldest go. */
export async function recordSearchMiss({ pool, term, now }: { pool: Pool; term: string; now: Date }): Promise<void> {
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
