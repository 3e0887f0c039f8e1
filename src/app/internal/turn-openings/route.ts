import { isInternalCall } from '@/lib/http/internal-auth'
import { turnOpenings } from '@/lib/http/turn-openings'
import { now } from '@/lib/platform/clock'
import { env } from '@/lib/platform/env'

/**
 * Shows the opening of the day on pages that have two. Called by the worker's schedule (lib/schedule/tasks.ts): only the
 * web process can refresh its page cache. Requires this installation's internal token.
 */
export async function POST(request: Request) {
  if (!isInternalCall(request, env.internalToken)) return new Response(null, { status: 404 })
  return Response.json({ turned: await turnOpenings(now()) })
}
