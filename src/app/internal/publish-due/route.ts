import { payloadClient } from '@/lib/data/payload-client'
import { isInternalCall } from '@/lib/http/internal-auth'
import { now } from '@/lib/platform/clock'
import { env } from '@/lib/platform/env'
import { logger } from '@/lib/platform/logger'
import { publishDue } from '@/lib/use-cases/publish-due'

/**
 * Publishes scheduled pages and posts that are due. Called by the worker's schedule (lib/schedule/tasks.ts): only a
 * publish in the web process can refresh its page cache. Requires this installation's internal token.
 */
export async function POST(request: Request) {
  if (!isInternalCall(request, env.internalToken)) return new Response(null, { status: 404 })
  const changed = await publishDue({ payload: await payloadClient(), now: now(), log: logger })
  if (changed.published.length + changed.takenBack.length + changed.posts.length > 0)
    logger.info({ msg: 'scheduled pages and posts published or unpublished', ...changed })
  return Response.json(changed)
}
