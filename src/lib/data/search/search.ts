import { type NamedPlace, nearOf } from '@/lib/content/near'
import { namesNumbers, withNumbers } from '@/lib/content/numbers-in-text'
import { HITS_A_PAGE, type SearchResultPage } from '@/lib/content/search'
import type { SearchKind } from '@/lib/domain/search/kinds'
import { markWords } from '@/lib/domain/text/mark-words'
import { slugOf } from '@/lib/domain/text/slug'
import { poolOf } from '@/lib/platform/database'

import { getFigures } from '../figures'
import { payloadClient } from '../payload-client'
import { FOUND, foundWith } from './statement'
import { wordsAndFigures } from './words-and-figures'

/**
 * $4: the kind, or null for all. $5: the number of hits. $6: the offset. $7: the slug of a place with the searched name.
 * Each hit is shown with the passage that has most of the words, or else with its first. `markWords` marks the stems in
 * it. Only active places are read, as visitors may.
 */
const searchIn = (found: string) => `${found},
  shown as materialized (
    select source, score from found where $4::text is null or kind = $4 order by score desc, source limit $5 offset $6
  )
  select corrected, is_partial as "isPartial",
    array(select distinct stem[1] from regexp_matches(query::text, '''([[:alnum:].]+)''', 'g') as stem) as stems,
    (select coalesce(jsonb_object_agg(kind, count), '{}') from (select kind, count(*) from found group by kind) as counts) as counts,
    (
      select coalesce(jsonb_agg(jsonb_build_object('kind', kind, 'path', path, 'title', title, 'excerpt', excerpt) order by score desc, source), '[]')
      from shown join search_entries using (source),
        lateral (select text as excerpt from search_passages where source = shown.source order by ts_rank(stems, sought) desc, place limit 1) as passages
    ) as hits,
    (
      select jsonb_build_object('name', name, 'postcodeDistricts', postcode_districts)
      from places where slug = $7 and is_active and postcode_districts <> '' order by population desc nulls last limit 1
    ) as place
  from chosen`

const SEARCH = searchIn(FOUND)

/** $8: groups of synonyms that are tried before they are saved. */
const TRIAL = searchIn(foundWith('(select unnest($8::text[]) as words)'))

type Row = {
  corrected: string | null
  isPartial: boolean
  stems: string[]
  counts: SearchResultPage['counts']
  hits: { kind: SearchKind; path: string; title: string; excerpt: string }[]
  place: NamedPlace | null
}

type SearchQuery = {
  q: string
  kind?: SearchKind | undefined
  page?: number
  /** To try other groups of synonyms than the stored ones. */
  groups?: readonly string[]
}

/** Searches the site in one statement, best matches first. Figures that an excerpt refers to are today's. */
export async function searchSite({ q, kind, page = 1, groups }: SearchQuery): Promise<SearchResultPage> {
  const payload = await payloadClient()
  const { rows } = await poolOf(payload).query<Row>({
    name: groups ? 'search-trial' : 'search',
    text: groups ? TRIAL : SEARCH,
    values: [
      ...(await wordsAndFigures(q)),
      kind ?? null,
      HITS_A_PAGE,
      (page - 1) * HITS_A_PAGE,
      slugOf(q),
      ...(groups ? [groups] : []),
    ],
  })
  if (!rows[0]) throw new Error('the search returned no row')
  const { corrected, isPartial, stems, counts, hits, place } = rows[0]
  const figures = hits.some(({ excerpt }) => namesNumbers(excerpt)) ? await getFigures() : {}
  return {
    hits: hits.map(({ title, excerpt, ...hit }) => ({
      ...hit,
      title: markWords(title, stems),
      excerpt: markWords(withNumbers(excerpt, figures), stems),
    })),
    counts,
    total: Object.values(counts).reduce((sum, count) => sum + count, 0),
    corrected,
    isPartial,
    near: nearOf(q, place),
  }
}
