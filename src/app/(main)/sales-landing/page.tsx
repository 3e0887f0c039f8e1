import { getSalesPage } from '@/lib/data/sales-page'
import { STATIC_PAGES } from '@/lib/registry/static-pages'

import { salesMetadata } from '../../(funnel)/sales-metadata'
import { SalesView } from '../../(funnel)/sales-view'
import { BreadcrumbJsonLd } from '../../breadcrumb-json-ld'

export const generateMetadata = () => salesMetadata(STATIC_PAGES.salesLanding)

/** The sales page inside the main layout: the landing page of campaigns. */
export default async function SalesLandingPage() {
  return (
    <>
      <BreadcrumbJsonLd page={STATIC_PAGES.salesLanding} />
      <SalesView page={await getSalesPage()} />
    </>
  )
}
