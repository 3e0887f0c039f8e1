import { FIRST_TYPED } from '@/lib/calculators/engine/home-questions'
import { STATIC_PAGES } from '@/lib/registry/static-pages'
import { pageMetadata } from '@/lib/seo/metadata'

import { QuickCalculatorView } from './quick-calculator-view'

export const metadata = pageMetadata(STATIC_PAGES.quickCalculator)

/** An upper bound: the cached prices are revalidated hourly, and the page with them. */
export const revalidate = 86_400

export default function QuickCalculatorPage() {
  return <QuickCalculatorView typed={FIRST_TYPED} />
}
