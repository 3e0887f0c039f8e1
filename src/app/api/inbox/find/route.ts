import { jsonResponse } from '@/lib/http/responses'
import { salesAction } from '@/lib/http/staff-endpoint'
import { findRecords } from '@/lib/inbox/find'
import { poolOf } from '@/lib/platform/database'
import { findSchema } from '@/lib/schemas/inbox-changes'

/** Records of the sales desk, for the search of the admin. A POST, as names do not belong in addresses. */
export const POST = salesAction({
  schema: findSchema,
  act: async ({ text }, { payload }) => jsonResponse(200, { found: await findRecords(poolOf(payload), text) }),
})
