import { getBasis } from '@/lib/data/basis'
import { getListedProducts } from '@/lib/data/on-sale'
import { getSiteSettings } from '@/lib/data/site-settings'
import { errorResponse, jsonResponse } from '@/lib/http/responses'
import { staffEndpoint } from '@/lib/http/staff-endpoint'
import { quotePreparingSchema } from '@/lib/schemas/quote-start'
import { prepareQuote } from '@/lib/use-cases/quotes/prepare-quote'

const NOT_ON_SALE = 'One of these products is no longer on sale. Reload the page.'
const NO_SUCH_QUOTE = 'There is no quote with this reference.'

/** The admin's "Start a quote": a draft for a lead at today's prices. */
export const POST = staffEndpoint({
  may: 'changesQuotes',
  forbidden: 'Only the sales desk can prepare quotes.',
  schema: quotePreparingSchema,
  act: async ({ lead: leadId, start }, { payload }) => {
    const [basis, { company, mainPhone, email }, products] = await Promise.all([
      getBasis(),
      getSiteSettings(),
      getListedProducts(),
    ])
    const trader = [company.legalName, ...company.address, mainPhone.display, email].join(', ')
    const prepared = await prepareQuote(payload, { leadId, start, terms: { basis, trader }, products })
    switch (prepared.outcome) {
      case 'prepared':
        return jsonResponse(201, { message: 'A draft is ready.', id: prepared.id })
      case 'missing':
        return errorResponse(404, 'This lead no longer exists.')
      case 'no-such-start':
        return errorResponse(404, start.from === 'products' ? NOT_ON_SALE : NO_SUCH_QUOTE)
    }
  },
})
