import { payloadClient } from '@/lib/data/payload-client'
import { clientKey } from '@/lib/http/client-key'
import { seeOther } from '@/lib/http/responses'
import { now } from '@/lib/platform/clock'
import { poolOf } from '@/lib/platform/database'
import { env } from '@/lib/platform/env'
import { logger } from '@/lib/platform/logger'
import { overLimit } from '@/lib/platform/rate-limit'
import { orderPage } from '@/lib/routing/enquiry-routes'
import { isEnquiryToken } from '@/lib/schemas/enquiry-change'
import { openCardPayment } from '@/lib/use-cases/payments/open-card-payment'

/**
 * Takes a customer to the payment page of an unpaid order. A link and not a form, because our content security policy
 * does not let forms lead to other sites; nothing is charged before the customer pays there.
 */
export async function GET(request: Request, { params }: RouteContext<'/order/[token]/card'>): Promise<Response> {
  const { token } = await params
  if (!isEnquiryToken(token)) return new Response('This link is not valid.', { status: 404 })
  const page = orderPage(token)
  const failed = seeOther(`${page}?payment=failed`)
  if ((await overLimit('download', clientKey(request.headers, env.secret))) !== null) return failed
  try {
    const opened = await openCardPayment(poolOf(await payloadClient()), {
      token,
      pageUrl: `${env.siteUrl}${page}`,
      now: now(),
    })
    if (opened.kind === 'opened') return seeOther(opened.url)
    return seeOther(opened.kind === 'paid' ? `${page}?payment=sent` : page) // the page says what the order's state is
  } catch (err) {
    logger.error({ msg: 'card payment could not be opened', err })
    return failed
  }
}
