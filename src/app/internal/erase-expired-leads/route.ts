import { payloadClient } from '@/lib/data/payload-client'
import { isInternalCall } from '@/lib/http/internal-auth'
import { env } from '@/lib/platform/env'
import { logger } from '@/lib/platform/logger'
import { eraseExpiredLeads } from '@/lib/use-cases/retention/erase-expired-leads'

/**
 * Erases enquiries whose retention period has ended. Called by the worker's schedule (lib/schedule/tasks.ts), because a
 * lead is deleted through the admin's rules. Requires this installation's internal token.
 */
export async function POST(request: Request) {
  if (!isInternalCall(request, env.internalToken)) return new Response(null, { status: 404 })
  return Response.json({ erased: await eraseExpiredLeads({ payload: await payloadClient(), log: logger }) })
}
