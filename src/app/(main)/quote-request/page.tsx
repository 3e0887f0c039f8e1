import { BUILT_HEADS } from '@/lib/site/built-heads'
import { pageMetadata } from '@/lib/site/metadata'
import { routes } from '@/lib/site/routes'

import { TrailData } from '../../trail-data'
import { QuoteRequestView } from './quote-request-view'

export const metadata = pageMetadata(BUILT_HEADS.quoteRequest)

export default function QuoteRequestPage() {
  return (
    <>
      <TrailData path={routes.quoteRequest} name="Ask for a quote" />
      <QuoteRequestView />
    </>
  )
}
