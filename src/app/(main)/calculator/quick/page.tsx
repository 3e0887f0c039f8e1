import { FIRST_TYPED } from '@/lib/calculators/quick/questions'
import { STATIC_PAGES } from '@/lib/routing/static-pages'
import { pageMetadata } from '@/lib/seo/metadata'

import { QuickCalculatorView } from './quick-calculator-view'

export const metadata = pageMetadata(STATIC_PAGES.quickCalculator)

/** Revalidated daily, the longest a price may be outdated. */
export const revalidate = 86_400

export default function QuickCalculatorPage() {
  return <QuickCalculatorView typed={FIRST_TYPED} />
}
