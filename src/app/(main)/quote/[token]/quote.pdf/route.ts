import { quoteView } from '@/lib/calculators/quote/quote-view'
import { payloadClient } from '@/lib/data/payload-client'
import { poolOf } from '@/lib/platform/database'
import { findQuote } from '@/lib/use-cases/quotes/find-quote'

import { privateDocument } from '../../../private-document'

/** A customer's quote as a PDF. */
export async function GET(request: Request, { params }: RouteContext<'/quote/[token]/quote.pdf'>): Promise<Response> {
  const { token } = await params
  return privateDocument(request, {
    name: 'Quote',
    find: async () => {
      const found = await findQuote(poolOf(await payloadClient()), token)
      return found && quoteView(found.quote)
    },
  })
}
