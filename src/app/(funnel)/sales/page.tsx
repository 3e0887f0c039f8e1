import { getSalesPage } from '@/lib/data/sales-page'
import { STATIC_PAGES } from '@/lib/registry/static-pages'

import { BreadcrumbJsonLd } from '../../breadcrumb-json-ld'
import { salesMetadata } from '../sales-metadata'
import { SalesView } from '../sales-view'

export const generateMetadata = () => salesMetadata(STATIC_PAGES.sales)

export default async function SalesPage() {
  return (
    <>
      <BreadcrumbJsonLd page={STATIC_PAGES.sales} />
      <SalesView page={await getSalesPage()} />
    </>
  )
}
