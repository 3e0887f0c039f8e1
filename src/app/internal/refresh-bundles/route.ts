import { createLocalReq } from 'payload'

import { getBasis } from '@/lib/data/basis'
import { payloadClient } from '@/lib/data/payload-client'
import { isInternalCall } from '@/lib/http/internal-auth'
import { env } from '@/lib/platform/env'
import { refreshBundles } from '@/lib/use-cases/bundles/refresh-bundles'

/**
 * Updates the bundles that the engine calculates. Called by the worker's schedule (lib/schedule/tasks.ts),
 * because assumptions begin and end by date. Requires this installation's internal token.
 */
export async function POST(request: Request) {
  if (!isInternalCall(request, env.internalToken)) return new Response(null, { status: 404 })
  const [payload, basis] = await Promise.all([payloadClient(), getBasis()])
  return Response.json({ hasChanged: await refreshBundles(await createLocalReq({}, payload), basis) })
}
