import { getBasis } from '@/lib/data/basis'
import { getSiteSettings } from '@/lib/data/site-settings'
import { errorResponse, jsonResponse } from '@/lib/http/responses'
import { staffEndpoint } from '@/lib/http/staff-endpoint'
import { quotePreparingSchema } from '@/lib/schemas/quote'
import { prepareQuote } from '@/lib/use-cases/quotes/prepare-quote'

/** The admin's "Prepare a quote": a draft for a lead at today's prices. */
export const POST = staffEndpoint({
  may: 'changesQuotes',
  forbidden: 'Only the sales desk can prepare quotes.',
  schema: quotePreparingSchema,
  act: async ({ lead: leadId }, { payload }) => {
    const [basis, { company, mainPhone, email }] = await Promise.all([getBasis(), getSiteSettings()])
    const prepared = await prepareQuote(payload, {
      leadId,
      basis,
      trader: [company.legalName, ...company.address, mainPhone.display, email].join(', '),
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
