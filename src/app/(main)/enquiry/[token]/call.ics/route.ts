import { callEvent } from '@/lib/content/call-event'
import { payloadClient } from '@/lib/data/payload-client'
import { getSiteSettings } from '@/lib/data/site-settings'
import { poolOf } from '@/lib/platform/database'
import { findEnquiry } from '@/lib/use-cases/enquiries/find-enquiry'

/** The call we promise about an enquiry, as a calendar file. */
export async function GET(_request: Request, { params }: RouteContext<'/enquiry/[token]/call.ics'>): Promise<Response> {
  const { token } = await params
  const [enquiry, { mainPhone, hours }] = await Promise.all([
    payloadClient().then((payload) => findEnquiry(poolOf(payload), token)),
    getSiteSettings(),
  ])
  if (!enquiry) return new Response('Not found', { status: 404 })
  const { reference, dueAt } = enquiry
  return new Response(callEvent({ reference, dueAt, hours, phone: mainPhone.display }), {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': `attachment; filename="powerboard-call.ics"`,
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
    },
  })
}
