import { heldData, heldDocument } from '@/lib/content/your-data/held-data'
import { payloadClient } from '@/lib/data/payload-client'
import { getRetentionPeriods } from '@/lib/data/retention'
import { getSiteSettings } from '@/lib/data/site-settings'
import { contactFallback } from '@/lib/http/contact-fallback'
import { attachment, errorResponse } from '@/lib/http/responses'
import { now } from '@/lib/platform/clock'
import { dataFile } from '@/lib/routing/enquiry-routes'
import { isEnquiryToken } from '@/lib/schemas/enquiry-change'
import { readData } from '@/lib/use-cases/your-data/read-data'

import { PRIVATE, privatePdf } from '../../../../private-document'

/** Everything that we hold with the address of an opened link, as data or to read. */
export async function GET(
  request: Request,
  { params }: RouteContext<'/your-data/records/[token]/[file]'>,
): Promise<Response> {
  const { token, file } = await params
  const find = async () => (isEnquiryToken(token) ? readData(await payloadClient(), token) : null)
  if (dataFile(token, 'json').endsWith(`/${file}`)) return asData(await find())
  if (!dataFile(token, 'pdf').endsWith(`/${file}`)) return errorResponse(404, 'There is no such file.')
  return privatePdf(request, {
    name: 'Your data',
    find: async () => {
      const found = await find()
      if (!found) return null
      const [settings, periods] = await Promise.all([getSiteSettings(), getRetentionPeriods()])
      const { session, held } = found
      const view = heldDocument(heldData(held, periods), { email: session.email, date: now().toISOString() })
      return {
        file: 'powerboard-your-data',
        document: { kind: 'trade', input: { subject: 'What we hold about you', view, settings } },
      }
    },
  })
}

async function asData(found: Awaited<ReturnType<typeof readData>>): Promise<Response> {
  if (!found) return errorResponse(404, `This page has closed. ${await contactFallback()}`)
  const content = JSON.stringify({ email: found.session.email, records: found.held }, null, 2)
  return attachment({ name: 'powerboard-your-data.json', type: 'application/json', content }, PRIVATE)
}
