import { createLocalReq } from 'payload'

import { payloadClient } from '@/lib/data/payload-client'
import { isInternalCall } from '@/lib/http/internal-auth'
import { env } from '@/lib/platform/env'
import { refreshBundles } from '@/lib/use-cases/bundles/refresh-bundles'

/**
 * Brings the bundles that the engine works out up to date. Called by the worker's schedule (lib/schedule/tasks.ts),
 * because assumptions begin and end by date. Requires this installation's secret.
 */
export async function POST(request: Request) {
  if (!isInternalCall(request, env.secret)) return new Response(null, { status: 404 })
  return Response.json({ hasChanged: await refreshBundles(await createLocalReq({}, await payloadClient())) })
}
