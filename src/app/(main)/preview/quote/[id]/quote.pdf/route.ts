import { quoteView } from '@/lib/calculators/quote/quote-view'

import { privateDocument } from '../../../../private-document'
import { previewedQuote } from '../previewed-quote'

/** The PDF of a quote as last saved, for the sales desk. */
export async function GET(
  request: Request,
  { params }: RouteContext<'/preview/quote/[id]/quote.pdf'>,
): Promise<Response> {
  const { id } = await params
  return privateDocument(request, {
    name: 'Quote',
    isShown: true,
    find: async () => {
      const found = await previewedQuote({ id, headers: request.headers })
      return found && quoteView(found.quote)
    },
  })
}
