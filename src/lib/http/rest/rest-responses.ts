import { logger } from '@/lib/platform/logger'

import { contactFallback } from '../contact-fallback'
import { API_POLICY } from '../content-security-policy'

/** Same format as Payload's own errors, so that the admin shows the message. */
export const refuse = (status: number, message: string, headers: Record<string, string> = {}) =>
  Response.json({ errors: [{ message }] }, { status, headers })

/** Logs an internal error and responds without its details. */
export async function unavailable(err: unknown): Promise<Response> {
  logger.error({ msg: 'REST request failed', err })
  return refuse(503, `Something went wrong on our side. ${await contactFallback()}`, { 'retry-after': '30' })
}

/** Applied to every response; published files set their own caching. */
export function withApiHeaders(response: Response): Response {
  const headers = new Headers(response.headers)
  if (!headers.has('cache-control')) headers.set('cache-control', 'no-store')
  if (!headers.has('content-security-policy')) headers.set('content-security-policy', API_POLICY)
  return new Response(response.body, { status: response.status, headers })
}
