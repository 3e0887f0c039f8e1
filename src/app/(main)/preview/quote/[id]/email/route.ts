import { readCompanyContact } from '@/lib/delivery/store/company-contact'
import { quoteMail } from '@/lib/delivery/messages/quote-mail'
import { payloadClient } from '@/lib/data/payload-client'
import { errorResponse } from '@/lib/http/responses'
import { poolOf } from '@/lib/platform/database'
import { env } from '@/lib/platform/env'
import { readMailbox } from '@/lib/platform/mailbox'

import { previewedQuote } from '../previewed-quote'

/** The email with a quote as last saved, for the sales desk. Its link does not lead to the quote before it is sent. */
export async function GET(request: Request, { params }: RouteContext<'/preview/quote/[id]/email'>): Promise<Response> {
  const found = await previewedQuote((await params).id, request.headers)
  if (!found) return errorResponse(404, 'Not Found')
  const settings = { siteUrl: env.siteUrl, sales: readMailbox(env.mail.salesEmail) }
  const house = await readCompanyContact(poolOf(await payloadClient()))
  const { quote } = found
  const lead = { reference: quote.reference.replace(/-Q\d+$/, ''), email: '' }
  const mail = quoteMail({ settings, lead, quote, acceptance: null, house, token: 'preview' })
  return new Response(mail.html, {
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'private, no-store' },
  })
}
