import { completeSearch } from '@/lib/data/search/complete'
import { clientKey } from '@/lib/http/client-key'
import { errorResponse, jsonResponse } from '@/lib/http/responses'
import { env } from '@/lib/platform/env'
import { logger } from '@/lib/platform/logger'
import { overLimit } from '@/lib/platform/rate-limit'
import { withTimeout } from '@/lib/platform/with-timeout'
import { readSearch } from '@/lib/schemas/search'

const PATIENCE_MS = 1000

/** Long enough to delete a letter and retype it. */
const KEPT = { 'cache-control': 'private, max-age=60' }

/** The best matching pages for the current input, for the box on the search page. */
export async function GET(request: Request): Promise<Response> {
  const waitSeconds = await overLimit('completion', clientKey(request.headers, env.secret))
  if (waitSeconds !== null) return errorResponse(429, 'Too many searches', [], { 'retry-after': String(waitSeconds) })
  const read = readSearch({ q: new URL(request.url).searchParams.get('q') ?? '' })
  if (!read.ok) return errorResponse(400, read.message, [{ path: 'q', message: read.message }])
  try {
    return jsonResponse(
      200,
      { completions: read.search.q ? await withTimeout(PATIENCE_MS, completeSearch(read.search.q)) : [] },
      KEPT,
    )
  } catch (err) {
    logger.warn({ msg: 'search not completed', err })
    return errorResponse(503, 'Search is not available just now', [], { 'retry-after': '30' })
  }
}
