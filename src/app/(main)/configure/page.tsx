import { FIRST_CHOICES } from '@/lib/calculators/configurator/choices'
import { STATIC_PAGES } from '@/lib/routing/static-pages'
import { pageMetadata } from '@/lib/seo/metadata'

import { ConfigureView } from './configure-view'

export const metadata = pageMetadata(STATIC_PAGES.configure)

/** Revalidated daily, the longest a price may be outdated. */
export const revalidate = 86_400

export default function ConfigurePage() {
  return <ConfigureView typed={FIRST_CHOICES} />
}
