import { timingSafeEqual } from 'node:crypto'

import { revalidatePath } from 'next/cache'

import { env } from '@/lib/platform/env'

/**
 * Renders every page afresh at its next visit. The supervisor calls this after a start, because the pages of a build
 * may hold what another database said. Closed to everybody without this installation's secret.
 */
export async function POST(request: Request) {
  const wanted = Buffer.from(`Bearer ${env.secret}`)
  const given = Buffer.from(request.headers.get('authorization') ?? '')
  if (wanted.length !== given.length || !timingSafeEqual(wanted, given)) return new Response(null, { status: 404 })
  revalidatePath('/', 'layout')
  return Response.json({ ok: true })
}
