import type { SearchKind } from '@/lib/domain/search/kinds'
import { markWords } from '@/lib/domain/text/mark-words'
import { searchWords } from '@/lib/domain/text/search-words'
import { poolOf } from '@/lib/platform/database'
import { HITS_A_PAGE, type SearchAnswer } from '@/lib/site/search'

import { payloadClient } from '../payload-client'
import { FOUND } from './statement'

/** Characters of an excerpt, and how many of them stand before the first match. */
const [LENGTH, BEFORE] = [280, 80]

/**
 * $2 the kind or null for all, $3 how many, $4 after how many. An excerpt is cut where the first word begins with one of
 * the stems (batteri is both battery and batteries); `ts_headline` would read all texts again, at more than the price of
 * all the rest. `offset 0` keeps a part from being worked out at each mention.
 */
const ANSWER = `${FOUND},
  shown as materialized (
    select source, score from found where $2::text is null or kind = $2 order by score desc, source limit $3 offset $4
  ), beginnings as materialized (
    select array_agg(distinct stem[1]) as stems,
      '\\m(' || string_agg(distinct case when length(stem[1]) < 3 then stem[1] || '\\M' else regexp_replace(stem[1], 'i$', '[iy]') end, '|') || ')' as pattern
    from chosen, regexp_matches(query::text, '''([[:alnum:].]+)''', 'g') as stem
  )
  select corrected, is_partial as "isPartial", coalesce(beginnings.stems, '{}') as stems,
    (select coalesce(jsonb_object_agg(kind, count), '{}') from (select kind, count(*) from found group by kind) as counts) as counts,
    (
      select coalesce(jsonb_agg(jsonb_build_object('kind', kind, 'path', path, 'title', title, 'excerpt', excerpt) order by score desc, source), '[]')
      from shown join search_entries using (source),
        lateral (select concat_ws(E'\\n', nullif(description, ''), body) as text offset 0) as texts,
        lateral (select greatest(coalesce(regexp_instr(text, pattern, 1, 1, 0, 'i'), 0) - ${BEFORE}, 1) as start offset 0) as places,
        lateral (select substr(text, start, ${LENGTH}) as cut offset 0) as cuts,
        lateral (select case when start > 1 then '… ' || substr(cut, strpos(cut, ' ') + 1) else cut end as begun offset 0) as beginning,
        lateral (select case when start + ${LENGTH} <= length(text) then left(begun, -strpos(reverse(begun), ' ')) || ' …' else begun end as excerpt offset 0) as excerpts
    ) as hits
  from chosen, beginnings`

type Row = { corrected: string | null; isPartial: boolean; stems: string[]; counts: SearchAnswer['counts']; hits: { kind: SearchKind; path: string; title: string; excerpt: string }[] }

type Question = { q: string; kind?: SearchKind | undefined; page?: number }

/** What the site has for these words, best first, in one statement. */
export async function searchSite({ q, kind, page = 1 }: Question): Promise<SearchAnswer> {
  const payload = await payloadClient()
  const { rows } = await poolOf(payload).query<Row>({ name: 'search', text: ANSWER, values: [searchWords(q), kind ?? null, HITS_A_PAGE, (page - 1) * HITS_A_PAGE] })
  if (!rows[0]) throw new Error('the search did not answer')
  const { corrected, isPartial, stems, counts, hits } = rows[0]
  return {
    hits: hits.map(({ title, excerpt, ...hit }) => ({ ...hit, title: markWords(title, stems), excerpt: markWords(excerpt, stems) })),
    counts,
    total: Object.values(counts).reduce((sum, count) => sum + count, 0),
    corrected,
    isPartial,
  }
}
