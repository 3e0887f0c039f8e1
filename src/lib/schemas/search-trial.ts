import * as z from 'zod'

import { SEARCH_LENGTH_MAX } from '@/lib/domain/search/kinds'

import { line, showsAtLeast } from './fields'

const GROUPS_MAX = 200
const WORDS_MAX = 200
const MISSING = 'Type what visitors would search for'
const RELOAD = 'Reload the page and try again'

/** A search that staff try with groups of synonyms before they save them; each group is separated by commas. */
export const searchTrialSchema = z.strictObject({
  q: line({ max: SEARCH_LENGTH_MAX, missing: MISSING }).refine(showsAtLeast(1), MISSING),
  groups: z.array(line({ max: WORDS_MAX, missing: RELOAD }), RELOAD).max(GROUPS_MAX, RELOAD),
})
