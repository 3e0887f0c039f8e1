import { labelOf } from '@/lib/domain/text/label-of'
import { searchWords } from '@/lib/domain/text/search-words'
import { poolOf } from '@/lib/platform/database'
import { SEARCH_KINDS } from '@/lib/domain/search/kinds'
import type { Completion } from '@/lib/site/search'

import { payloadClient } from '../payload-client'
import { FOUND } from './statement'

const COMPLETIONS_MAX = 6

const COMPLETIONS = `${FOUND}
  select path, title, kind from found join search_entries using (source, kind) order by score desc, source limit $2`

/** The pages that fit best what is typed so far. */
export async function completeSearch(q: string): Promise<Completion[]> {
  const payload = await payloadClient()
  const { rows } = await poolOf(payload).query<Completion>({ name: 'complete-search', text: COMPLETIONS, values: [searchWords(q), COMPLETIONS_MAX] })
  return rows.map(({ kind, ...page }) => ({ ...page, kind: labelOf(SEARCH_KINDS, kind) }))
}
