import { completeSearch } from '@/lib/data/search/complete'
import { answer, refusal } from '@/lib/http/answers'
import { senderKey } from '@/lib/http/client-address'
import { firstOverLimit } from '@/lib/http/rate-limit'
import { withinBudget } from '@/lib/http/time-budget'
import { env } from '@/lib/platform/env'
import { logger } from '@/lib/platform/logger'
import { readSearch } from '@/lib/schemas/search'

const PATIENCE_MS = 1000

/** As long as somebody takes to delete a letter and type it again. */
const KEPT = { 'cache-control': 'private, max-age=60' }

/** The pages that fit best what is typed so far, for the box on the search page. */
export async function GET(request: Request): Promise<Response> {
  const waitSeconds = await firstOverLimit([
    { limit: 'completion', key: senderKey(request.headers, env.secret) },
    { limit: 'completionEverybody', key: 'everybody' },
  ])
  if (waitSeconds !== null) return refusal(429, 'Too many searches', [], { 'retry-after': String(waitSeconds) })
  const read = readSearch({ q: new URL(request.url).searchParams.get('q') ?? '' })
  if (!read.ok) return refusal(400, read.message, [{ path: 'q', message: read.message }])
  try {
    return answer(
      200,
      { completions: read.search.q ? await withinBudget(PATIENCE_MS, completeSearch(read.search.q)) : [] },
      KEPT,
    )
  } catch (err) {
    logger.warn({ msg: 'search not completed', err })
    return refusal(503, 'The search does not answer just now', [], { 'retry-after': '30' })
  }
}
