import { periodBefore } from '@/lib/blog-analytics/period'
import { readAnalytics } from '@/lib/blog-analytics/read'
import { analyticsCsv } from '@/lib/blog-analytics/to-csv'
import { staffOf } from '@/lib/data/staff'
import { londonTime } from '@/lib/domain/calendar/london-time'
import { attachment, errorResponse } from '@/lib/http/responses'
import { now } from '@/lib/platform/clock'
import { poolOf } from '@/lib/platform/database'
import { readAnalyticsQuery } from '@/lib/schemas/blog-analytics'

/** A table of /admin/blog-analytics as a file. */
export async function GET(request: Request): Promise<Response> {
  const staff = await staffOf(request.headers)
  if (!staff) return errorResponse(401, 'Please sign in again.')
  if (!staff.changesPages) return errorResponse(403, 'Only editors can see blog analytics.')
  const { days, table } = readAnalyticsQuery(new URL(request.url).searchParams)
  const period = periodBefore(londonTime(now()).date, days)
  const content = analyticsCsv(await readAnalytics(poolOf(staff.payload), period), table)
  return attachment({
    name: `blog-${table}-${period.from}-to-${period.to}.csv`,
    type: 'text/csv; charset=utf-8',
    content,
  })
}
