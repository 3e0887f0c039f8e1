import { payloadClient } from '@/lib/data/payload-client'
import { clientKey } from '@/lib/http/client-key'
import { overLimit } from '@/lib/http/rate-limit'
import { poolOf } from '@/lib/platform/database'
import { env } from '@/lib/platform/env'
import { logger } from '@/lib/platform/logger'
import { waitingPage } from '@/lib/routing/enquiry-routes'
import { isEnquiryToken } from '@/lib/schemas/enquiry-change'
import { leaveWaitingList } from '@/lib/use-cases/waiting-list/answer-waiting-link'

type Context = { params: Promise<{ token: string }> }

const reply = (status: number, headers: Record<string, string> = {}) =>
  new Response(null, { status, headers: { 'cache-control': 'no-store', ...headers } })

/** One-click unsubscription by the email program (RFC 8058), which comes from nowhere and takes no redirect. */
export async function POST(request: Request, { params }: Context): Promise<Response> {
  const wait = await overLimit('flood', clientKey(request.headers, env.secret))
  if (wait !== null) return reply(429, { 'retry-after': String(wait) })
  const { token } = await params
  try {
    if (isEnquiryToken(token)) await leaveWaitingList(poolOf(await payloadClient()), token)
    return reply(200)
  } catch (err) {
    logger.error({ msg: 'unsubscription failed', err })
    return reply(503, { 'retry-after': '30' })
  }
}

/** For a person who follows the address: nothing is deleted without asking. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { token } = await params
  return reply(303, { location: waitingPage(isEnquiryToken(token) ? token : 'unknown') })
}
