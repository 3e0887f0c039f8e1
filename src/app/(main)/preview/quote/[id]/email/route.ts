import { payloadClient } from '@/lib/data/payload-client'
import { errorResponse } from '@/lib/http/responses'
import { poolOf } from '@/lib/platform/database'
import { env } from '@/lib/platform/env'
import { readMailbox } from '@/lib/platform/mailbox'
import { previewEmail } from '@/lib/use-cases/quotes/preview-email'

import { previewedQuote } from '../previewed-quote'

/** The email with a quote as last saved, for the sales desk. */
export async function GET(request: Request, { params }: RouteContext<'/preview/quote/[id]/email'>): Promise<Response> {
  const found = await previewedQuote({ id: (await params).id, headers: request.headers })
  if (!found) return errorResponse(404, 'Not Found')
  const settings = { siteUrl: env.siteUrl, sales: readMailbox(env.mail.salesEmail) }
  const html = await previewEmail(poolOf(await payloadClient()), found.quote, settings)
  return new Response(html, {
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'private, no-store' },
  })
}
