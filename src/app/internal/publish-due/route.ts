import { payloadClient } from '@/lib/data/payload-client'
import { isOwnCall } from '@/lib/http/own-call'
import { now } from '@/lib/platform/clock'
import { env } from '@/lib/platform/env'
import { logger } from '@/lib/platform/logger'
import { publishDue } from '@/lib/use-cases/pages/publish-due'

/**
 * Publishes what is due. The server calls this itself every few seconds (scripts/serve.ts): only within it can a publish
 * refresh the pages that it keeps. Closed to everybody without this installation's secret.
 */
export async function POST(request: Request) {
  if (!isOwnCall(request, env.secret)) return new Response(null, { status: 404 })
  const changed = await publishDue({ payload: await payloadClient(), now: now(), log: logger })
  if (changed.published.length + changed.takenBack.length > 0)
    logger.info({ msg: 'pages changed at their hour', ...changed })
  return Response.json(changed)
}
