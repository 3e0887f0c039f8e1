import { findContent } from '@/lib/data/find-content'
import { jsonResponse } from '@/lib/http/responses'
import { staffEndpoint } from '@/lib/http/staff-endpoint'
import { findRecords, type Found } from '@/lib/inbox/find'
import { poolOf } from '@/lib/platform/database'
import { findSchema } from '@/lib/schemas/inbox-changes'

/**
 * Records of the sales desk and pages of the website, for the search of the admin. A POST, as names do not belong in
 * addresses.
 */
export const POST = staffEndpoint({
  may: 'anyStaff',
  schema: findSchema,
  act: async ({ text }, { payload, user, changesQuotes }) => {
    const [records, content] = await Promise.all([
      changesQuotes ? findRecords(poolOf(payload), text) : [],
      findContent(payload, { user, text }),
    ])
    const found: Found[] = [...records, ...content]
    return jsonResponse(200, { found })
  },
})
