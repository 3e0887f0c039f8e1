import { BreadcrumbJsonLd } from '@/app/breadcrumb-json-ld'
import { CountyList } from '@/components/sections/locations/county-list'
import { DataSources } from '@/components/sections/locations/data-sources'
import { LocationsMap } from '@/components/sections/locations/locations-map'
import { STATIC_PAGES } from '@/lib/registry/static-pages'
import { pageMetadata } from '@/lib/seo/metadata'

export const metadata = pageMetadata(STATIC_PAGES.locations)

/** All locations: a search, a map and every county. */
export default function LocationsPage() {
  return (
    <>
      <BreadcrumbJsonLd page={STATIC_PAGES.locations} />
      <LocationsMap />
      <CountyList />
      <DataSources />
    </>
  )
}
