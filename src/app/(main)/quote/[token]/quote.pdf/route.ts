import { quoteView } from '@/lib/calculators/quote/quote-view'
import { payloadClient } from '@/lib/data/payload-client'
import { getSiteSettings } from '@/lib/data/site-settings'
import { clientKey } from '@/lib/http/client-key'
import { contactFallback } from '@/lib/http/contact-fallback'
import { overLimit } from '@/lib/http/rate-limit'
import { makeDocument } from '@/lib/pdf/make-document'
import { poolOf } from '@/lib/platform/database'
import { env } from '@/lib/platform/env'
import { logger } from '@/lib/platform/logger'
import { findQuote } from '@/lib/use-cases/quotes/find-quote'

/** A customer's quote as a PDF. */
export async function GET(request: Request, { params }: RouteContext<'/quote/[token]/quote.pdf'>): Promise<Response> {
  const { token } = await params
  const waitSeconds = await overLimit('download', clientKey(request.headers, env.secret))
  if (waitSeconds !== null)
    return plain(429, 'You have asked for several documents just now.', { 'retry-after': String(waitSeconds) })
  try {
    const found = await findQuote(poolOf(await payloadClient()), token)
    if (!found) return plain(404, 'This link is not valid.')
    const view = quoteView(found.quote)
    const pdf = await makeDocument({
      kind: 'trade',
      input: { subject: 'Quote for infrared ceiling heating', view, settings: await getSiteSettings() },
    })
    return new Response(new Uint8Array(pdf), {
      headers: {
        ...PRIVATE,
        'content-type': 'application/pdf',
        'content-disposition': `attachment; filename="powerboard-quote-${view.reference.toLowerCase()}.pdf"`,
      },
    })
  } catch (err) {
    logger.error({ msg: 'quote could not be made into a document', err })
    return plain(503, 'The document cannot be made just now.', { 'retry-after': '30' })
  }
}

const PRIVATE = { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' }

const plain = async (status: number, message: string, headers: Record<string, string> = {}) =>
  new Response(`${message} ${await contactFallback()}`, {
    status,
    headers: { ...PRIVATE, 'content-type': 'text/plain; charset=utf-8', ...headers },
  })
