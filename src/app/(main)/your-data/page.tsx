import { STATIC_PAGES } from '@/lib/registry/static-pages'
import { pageMetadata } from '@/lib/seo/metadata'

import { BreadcrumbJsonLd } from '../../breadcrumb-json-ld'
import { YourDataView } from './your-data-view'

export const metadata = pageMetadata(STATIC_PAGES.yourData)

export default function YourDataPage() {
  return (
    <>
      <BreadcrumbJsonLd page={STATIC_PAGES.yourData} />
      <YourDataView />
    </>
  )
}
