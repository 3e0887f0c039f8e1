import { revalidatePath } from 'next/cache'

import { isOwnCall } from '@/lib/http/own-call'
import { env } from '@/lib/platform/env'

/**
 * Renders every page afresh at its next visit. The supervisor calls this after a start, because the pages of a build
 * may hold what another database said. Closed to everybody without this installation's secret.
 */
export async function POST(request: Request) {
  if (!isOwnCall(request, env.secret)) return new Response(null, { status: 404 })
  revalidatePath('/', 'layout')
  return Response.json({ ok: true })
}
