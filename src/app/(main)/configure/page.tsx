import { FIRST_CHOICES } from '@/lib/calculators/configurator/choices'
import { STATIC_PAGES } from '@/lib/registry/static-pages'
import { pageMetadata } from '@/lib/seo/metadata'

import { ConfigureView } from './configure-view'

export const metadata = pageMetadata(STATIC_PAGES.configure)

/** An upper bound: the cached prices are revalidated hourly, and the page with them. */
export const revalidate = 86_400

export default function ConfigurePage() {
  return <ConfigureView typed={FIRST_CHOICES} />
}
