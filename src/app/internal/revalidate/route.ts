import { revalidatePath } from 'next/cache'

import { isInternalCall } from '@/lib/http/internal-auth'
import { env } from '@/lib/platform/env'

/**
 * Invalidates every page, to be rendered afresh on its next visit. The supervisor calls this after a start, because
 * prerendered pages may contain data from another database. Requires this installation's secret.
 */
export async function POST(request: Request) {
  if (!isInternalCall(request, env.secret)) return new Response(null, { status: 404 })
  revalidatePath('/', 'layout')
  return Response.json({ ok: true })
}
