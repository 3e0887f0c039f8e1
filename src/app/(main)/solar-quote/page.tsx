import { FIRST_SOLAR } from '@/lib/calculators/solar/questions'
import { STATIC_PAGES } from '@/lib/registry/static-pages'
import { pageMetadata } from '@/lib/seo/metadata'

import { SolarQuoteView } from './solar-quote-view'

export const metadata = pageMetadata(STATIC_PAGES.solarQuote)

/** An upper bound: the cached prices are revalidated hourly, and the page with them. */
export const revalidate = 86_400

export default function SolarQuotePage() {
  return <SolarQuoteView typed={FIRST_SOLAR} />
}
