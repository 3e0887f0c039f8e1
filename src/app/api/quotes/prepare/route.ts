import { getBasis } from '@/lib/data/basis'
import { getOnSale } from '@/lib/data/on-sale'
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
  act: async ({ lead: leadId, copyOf }, { payload }) => {
    const [basis, { company, mainPhone, email }, { deliveryPence }] = await Promise.all([
      getBasis(),
      getSiteSettings(),
      getOnSale(),
    ])
    const prepared = await prepareQuote(payload, {
      leadId,
      copyOf,
      basis,
      deliveryPence,
      trader: [company.legalName, ...company.address, mainPhone.display, email].join(', '),
    })
    switch (prepared.outcome) {
      case 'prepared':
        return jsonResponse(201, { message: 'A draft is ready.', id: prepared.id })
      case 'missing':
        return errorResponse(404, 'This lead no longer exists.')
      case 'no-such-quote':
        return errorResponse(404, 'There is no quote with this reference.')
    }
  },
})
