import { revalidatePath } from 'next/cache'

import { payloadClient } from '@/lib/data/payload-client'
import { isInternalCall } from '@/lib/http/internal-auth'
import { announceExpired, EVERY_PAGE } from '@/lib/platform/cache-invalidations'
import { env } from '@/lib/platform/env'

/**
 * Has every page re-rendered on its next visit, in every process: for changes to the database that bypass the admin.
 * Requires this installation's secret.
 */
export async function POST(request: Request) {
  if (!isInternalCall(request, env.secret)) return new Response(null, { status: 404 })
  revalidatePath('/', 'layout')
  await announceExpired({ payload: await payloadClient() }, [EVERY_PAGE])
  return Response.json({ ok: true })
}
