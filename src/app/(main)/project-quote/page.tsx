import { STATIC_PAGES } from '@/lib/registry/static-pages'
import { pageMetadata } from '@/lib/seo/metadata'

import { BreadcrumbJsonLd } from '../../breadcrumb-json-ld'
import { ProjectQuoteView } from './project-quote-view'

export const metadata = pageMetadata(STATIC_PAGES.projectQuote)

export default function ProjectQuotePage() {
  return (
    <>
      <BreadcrumbJsonLd page={STATIC_PAGES.projectQuote} />
      <ProjectQuoteView />
    </>
  )
}
