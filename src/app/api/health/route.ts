import { health } from '@/lib/data/database-health'
import { isBearer } from '@/lib/http/internal-auth'
import { jsonResponse } from '@/lib/http/responses'
import { now } from '@/lib/platform/clock'
import { env } from '@/lib/platform/env'

export const dynamic = 'force-dynamic'

/** The status only; with `?details` and `METRICS_TOKEN` also the age of waiting deliveries, and free space. */
export async function GET(request: Request) {
  const { isWell, ...details } = await health(now().getTime())
  const hasDetails = new URL(request.url).searchParams.has('details') && isMonitor(request)
  const body = { status: isWell ? 'ok' : 'unavailable', ...(hasDetails ? details : {}) }
  return jsonResponse(isWell ? 200 : 503, body)
}

const isMonitor = ({ headers }: Request) =>
  env.metricsToken !== null && isBearer(headers.get('authorization'), env.metricsToken)
