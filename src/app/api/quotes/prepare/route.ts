import { basisOn } from '@/lib/calculators/quick/estimate-basis'
import { getNumbers } from '@/lib/data/numbers'
import { getPowerboard } from '@/lib/data/product'
import { getSiteSettings } from '@/lib/data/site-settings'
import { staffOf } from '@/lib/data/staff'
import { parseJson } from '@/lib/domain/text/parse-json'
import { readText } from '@/lib/http/read-body'
import { errorResponse, jsonResponse } from '@/lib/http/responses'
import { isSameOrigin } from '@/lib/http/same-origin'
import { now } from '@/lib/platform/clock'
import { env } from '@/lib/platform/env'
import { quotePreparingSchema } from '@/lib/schemas/quote'
import { prepareQuote } from '@/lib/use-cases/quotes/prepare-quote'

const BYTES_MAX = 200

/** The admin's "Prepare a quote": a draft for a lead at today's prices. */
export async function POST(request: Request): Promise<Response> {
  if (!isSameOrigin(request.headers, env.siteUrl))
    return errorResponse(403, 'This can only be done from our own website.')
  const staff = await staffOf(request.headers)
  if (!staff) return errorResponse(401, 'Please sign in again.')
  if (!staff.changesQuotes) return errorResponse(403, 'Only the sales desk can prepare quotes.')
  const body = await readText(request, BYTES_MAX)
  const input = quotePreparingSchema.safeParse(body.ok ? parseJson(body.text) : null)
  if (!input.success) return errorResponse(400, 'This could not be read.')
  const [numbers, panel, { company, email }] = await Promise.all([getNumbers(), getPowerboard(), getSiteSettings()])
  const prepared = await prepareQuote(staff.payload, {
    leadId: input.data.lead,
    basis: basisOn({ now: now(), numbers, panel }),
    trader: [company.legalName, ...company.address, email].join(', '),
  })
  switch (prepared.outcome) {
    case 'prepared':
      return jsonResponse(201, { message: 'A draft is ready.', id: prepared.id })
    case 'missing':
      return errorResponse(404, 'This lead no longer exists.')
    case 'not-configured':
      return errorResponse(
        409,
        'Only an enquiry from the configurator, with a design or with a project has a system to price.',
      )
  }
}
