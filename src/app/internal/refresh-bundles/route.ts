import { createLocalReq } from 'payload'

import { basisOn } from '@/lib/calculators/quick/estimate-basis'
import { getNumbers } from '@/lib/data/numbers'
import { payloadClient } from '@/lib/data/payload-client'
import { getPowerboard } from '@/lib/data/product'
import { isInternalCall } from '@/lib/http/internal-auth'
import { now } from '@/lib/platform/clock'
import { env } from '@/lib/platform/env'
import { refreshBundles } from '@/lib/use-cases/bundles/refresh-bundles'

/**
 * Updates the bundles that the engine calculates. Called by the worker's schedule (lib/schedule/tasks.ts),
 * because assumptions begin and end by date. Requires this installation's internal token.
 */
export async function POST(request: Request) {
  if (!isInternalCall(request, env.internalToken)) return new Response(null, { status: 404 })
  const basis = basisOn({ now: now(), numbers: await getNumbers(), panel: await getPowerboard() })
  return Response.json({ hasChanged: await refreshBundles(await createLocalReq({}, await payloadClient()), basis) })
}
