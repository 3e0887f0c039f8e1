import { basisOn } from '@/lib/calculators/quick/estimate-basis'
import { getNumbers } from '@/lib/data/numbers'
import { getPowerboard } from '@/lib/data/product'
import { getSiteSettings } from '@/lib/data/site-settings'
import { errorResponse, jsonResponse } from '@/lib/http/responses'
import { staffEndpoint } from '@/lib/http/staff-endpoint'
import { now } from '@/lib/platform/clock'
import { quotePreparingSchema } from '@/lib/schemas/quote'
import { prepareQuote } from '@/lib/use-cases/quotes/prepare-quote'

/** The admin's "Prepare a quote": a draft for a lead at today's prices. */
export const POST = staffEndpoint({
  may: 'changesQuotes',
  forbidden: 'Only the sales desk can prepare quotes.',
  schema: quotePreparingSchema,
  act: async ({ lead: leadId }, { payload }) => {
    const [numbers, panel, { company, email }] = await Promise.all([getNumbers(), getPowerboard(), getSiteSettings()])
    const prepared = await prepareQuote(payload, {
      leadId,
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
  },
})
