import { originOf } from '@/lib/accounts/origin-of'
import { recordAudit } from '@/lib/accounts/record-audit'
import { BYTE_ORDER_MARK } from '@/lib/domain/text/write-csv'
import { attachment, errorResponse } from '@/lib/http/responses'
import { salesRead } from '@/lib/http/staff-endpoint'
import { filterOf } from '@/lib/inbox/read-inbox'
import { readList } from '@/lib/inbox/read-list'
import { readOverview } from '@/lib/inbox/read-overview'
import { inboxCsv } from '@/lib/inbox/to-csv'
import { now } from '@/lib/platform/clock'
import { poolOf } from '@/lib/platform/database'
import { readInboxQuery } from '@/lib/schemas/inbox'

const ROWS_MAX = 10_000

/**
 * Every lead of a view as CSV, with the columns, filters and order of that view. Who took it is in the audit log, as the
 * file leaves the system.
 */
export const GET = salesRead(async ({ payload, user, userId }, request) => {
  const query = readInboxQuery(new URL(request.url).searchParams)
  const asking = { userId: Number(userId), now: now() }
  const pool = poolOf(payload)
  const filter = filterOf(await readOverview(pool, asking), query)
  const { rows, next } = await readList(pool, { ...asking, filter, after: null, limit: ROWS_MAX })
  if (next) return errorResponse(422, 'This view holds more than 10,000 leads. Save one with more filters first.')
  const what = `${rows.length} leads of the view “${filter.view}”`
  await recordAudit({ payload }, { action: 'data-exported', who: user, what, from: originOf(request.headers) })
  return attachment({
    name: `inbox-${filter.view}.csv`,
    type: 'text/csv; charset=utf-8',
    content: BYTE_ORDER_MARK + inboxCsv(rows, filter.columns),
  })
})
