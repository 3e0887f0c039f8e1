import { staffOf } from '@/lib/data/staff'
import { readText } from '@/lib/http/read-body'
import { errorResponse, seeOther } from '@/lib/http/responses'
import { isSameOrigin } from '@/lib/http/same-origin'
import { countDue, requestCheck } from '@/lib/link-monitor/due'
import { poolOf } from '@/lib/platform/database'
import { env } from '@/lib/platform/env'
import { overLimit } from '@/lib/platform/rate-limit'
import { withQuery } from '@/lib/routing/script-routes'

const BYTES_MAX = 2_000
const BACK = '/admin/pages'

/** The admin's "Check now" for one page (`path`) or all. The worker runs the checks; the list shows their progress. */
export async function POST(request: Request): Promise<Response> {
  if (!isSameOrigin(request.headers, env.siteUrl))
    return errorResponse(403, 'This can only be done from our own website.')
  const staff = await staffOf(request.headers)
  if (!staff) return errorResponse(401, 'Please sign in again.')
  if (!staff.changesPages) return errorResponse(403, 'Only editors can ask for pages to be checked.')
  const body = await readText(request, BYTES_MAX)
  if (!body.ok) return errorResponse(400, 'This could not be read.')
  const path = new URLSearchParams(body.text).get('path')
  const pool = poolOf(staff.payload)
  const waitSeconds = await overLimit('pageCheck', staff.userId)
  const waiting = waitSeconds === null ? await requestCheck(pool, path) : await countDue(pool)
  staff.payload.logger.info({
    msg: 'pages to be checked',
    userId: staff.userId,
    path,
    waiting,
    isTooSoon: waitSeconds !== null,
  })
  return seeOther(withQuery(BACK, waitSeconds === null ? { asked: String(waiting) } : { wait: String(waitSeconds) }))
}
