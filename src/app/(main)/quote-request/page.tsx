import { pageMetadata } from '@/lib/site/metadata'
import { routes } from '@/lib/site/routes'

import { TrailData } from '../../trail-data'
import { QuoteRequestView } from './quote-request-view'

export const metadata = pageMetadata({
  path: routes.quoteRequest,
  title: 'Ask for a quote for infrared ceiling heating',
  description: 'Ask for a written quote for infrared ceiling panels: who to ring, which rooms to heat and what heats them now. A person in Devizes reads every request.',
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
