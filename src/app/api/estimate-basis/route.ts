import { getBasis } from '@/lib/data/basis'
import { errorResponse, jsonResponse } from '@/lib/http/responses'
import { logger } from '@/lib/platform/logger'
import { withTimeout } from '@/lib/platform/with-timeout'

const PATIENCE_MS = 2_000

const KEPT = { 'cache-control': 'public, max-age=60' }

/** Today’s prices, assumptions and panels, for pages that calculate only once a visitor changes their example. */
export async function GET(): Promise<Response> {
  try {
    return jsonResponse(200, await withTimeout(PATIENCE_MS, getBasis()), KEPT)
  } catch (err) {
    logger.error({ msg: 'estimate basis not read', err })
    return errorResponse(503, 'We can’t work this out just now. Please try again in a minute.', [], {
      'retry-after': '30',
    })
  }
}
