import { staffOf } from '@/lib/data/staff'
import { londonTime } from '@/lib/domain/calendar/london-time'
import { attachment, errorResponse } from '@/lib/http/responses'
import { lastDays } from '@/lib/lead-funnel/period'
import { readFunnel } from '@/lib/lead-funnel/read'
import { isViewGroup, readViews } from '@/lib/lead-funnel/read-views'
import { funnelCsv, viewsCsv } from '@/lib/lead-funnel/to-csv'
import { now } from '@/lib/platform/clock'
import { poolOf } from '@/lib/platform/database'
import { readFunnelQuery } from '@/lib/schemas/lead-funnel'

/** The table of /admin/lead-funnel as a file: totals only. */
export async function GET(request: Request): Promise<Response> {
  const staff = await staffOf(request.headers)
  if (!staff) return errorResponse(401, 'Please sign in again.')
  const { days, group } = readFunnelQuery(new URL(request.url).searchParams)
  const period = lastDays(londonTime(now()).date, days)
  const pool = poolOf(staff.payload)
  return attachment({
    name: `${isViewGroup(group) ? 'pages' : 'leads'}-by-${group}-${period.from}-to-${period.to}.csv`,
    type: 'text/csv; charset=utf-8',
    content: isViewGroup(group)
      ? viewsCsv(group, await readViews(pool, period, group))
      : funnelCsv(group, await readFunnel(pool, period, group)),
  })
}
