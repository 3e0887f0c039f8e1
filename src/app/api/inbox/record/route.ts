import { errorResponse, jsonResponse } from '@/lib/http/responses'
import { salesRead } from '@/lib/http/staff-endpoint'
import { readRecord } from '@/lib/inbox/read-record'
import { poolOf } from '@/lib/platform/database'
import { readInboxQuery } from '@/lib/schemas/inbox'

/** A lead as it is shown beside the list. */
export const GET = salesRead(async ({ payload }, request) => {
  const { lead } = readInboxQuery(new URL(request.url).searchParams)
  const record = lead === null ? null : await readRecord(poolOf(payload), lead)
  return record ? jsonResponse(200, record) : errorResponse(404, 'This lead no longer exists.')
})
