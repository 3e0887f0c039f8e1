import type { Completion } from '@/lib/content/search'
import { SEARCH_KINDS } from '@/lib/domain/search/kinds'
import { labelOf } from '@/lib/domain/text/label-of'
import { poolOf } from '@/lib/platform/database'

import { payloadClient } from '../payload-client'
import { FOUND } from './statement'
import { wordsAndFigures } from './words-and-figures'

const COMPLETIONS_MAX = 6

const COMPLETIONS = `${FOUND}
  select path, title, kind from found join search_entries using (source, kind) order by score desc, source limit $4`

/** The pages that best match what has been typed so far. */
export async function completeSearch(q: string): Promise<Completion[]> {
  const payload = await payloadClient()
  const { rows } = await poolOf(payload).query<Completion>({
    name: 'complete-search',
    text: COMPLETIONS,
    values: [...(await wordsAndFigures(q)), COMPLETIONS_MAX],
  })
  return rows.map(({ kind, ...page }) => ({ ...page, kind: labelOf(SEARCH_KINDS, kind) }))
}
