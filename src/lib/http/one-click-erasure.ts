import { env } from '@/lib/platform/env'
import { logger } from '@/lib/platform/logger'
import { overLimit } from '@/lib/platform/rate-limit'
import { isEnquiryToken } from '@/lib/schemas/enquiry-change'

import { clientKey } from './client-key'

type Context = { params: Promise<{ token: string }> }

type OneClickErasure = {
  erase: (token: string) => Promise<void>
  /** Page on which a person who follows the URL is asked to confirm. */
  page: (token: string) => string
}

/** The route of the URL in the `List-Unsubscribe` header of an email. */
export function oneClickErasure({ erase, page }: OneClickErasure) {
  return {
    /** One click in the email program (RFC 8058). Such a request has no origin and follows no redirect. */
    POST: async (request: Request, { params }: Context): Promise<Response> => {
      const wait = await overLimit('flood', clientKey(request.headers, env.secret))
      if (wait !== null) return reply(429, { 'retry-after': String(wait) })
      const { token } = await params
      try {
        if (isEnquiryToken(token)) await erase(token)
        return reply(200)
      } catch (err) {
        logger.error({ msg: 'one-click erasure failed', err })
        return reply(503, { 'retry-after': '30' })
      }
    },
    /** For a person who follows the URL: nothing is deleted without confirmation. */
    GET: async (_request: Request, { params }: Context): Promise<Response> => {
      const { token } = await params
      return reply(303, { location: page(isEnquiryToken(token) ? token : 'unknown') })
    },
  }
}

const reply = (status: number, headers: Record<string, string> = {}) =>
  new Response(null, { status, headers: { 'cache-control': 'no-store', ...headers } })
