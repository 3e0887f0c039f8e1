import { pageMetadata } from '@/lib/site/metadata'
import { routes } from '@/lib/site/routes'

import { TrailData } from '../../trail-data'
import { QuoteRequestView } from './quote-request-view'

export const metadata = pageMetadata({
  path: routes.quoteRequest,
  title: 'Ask for a quote',
  description: 'A quote for infrared ceiling heating: who to ring, and what there is to heat.',
  card: 'quote',
})

export default function QuoteRequestPage() {
  return (
    <>
      <TrailData path={routes.quoteRequest} name="Ask for a quote" />
      <QuoteRequestView />
    </>
  )
}
