import { searchSite } from '@/lib/data/search/search'
import { jsonResponse } from '@/lib/http/responses'
import { staffEndpoint } from '@/lib/http/staff-endpoint'
import { searchTrialSchema } from '@/lib/schemas/search-trial'

/** What a visitor would find with groups of synonyms that are not saved yet. */
export const POST = staffEndpoint({
  may: 'changesPages',
  forbidden: 'Only editors can try synonyms.',
  schema: searchTrialSchema,
  act: async (trial) => jsonResponse(200, await searchSite(trial)),
})
