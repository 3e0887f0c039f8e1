import { STATIC_PAGES } from '@/lib/registry/static-pages'
import { pageMetadata } from '@/lib/seo/metadata'

import { BreadcrumbJsonLd } from '../../breadcrumb-json-ld'
import { QuoteRequestView } from './quote-request-view'

export const metadata = pageMetadata(STATIC_PAGES.quoteRequest)

export default function QuoteRequestPage() {
  return (
    <>
      <BreadcrumbJsonLd page={STATIC_PAGES.quoteRequest} />
      <QuoteRequestView />
    </>
  )
}
