import { pageMetadata } from '@/lib/site/metadata'
import { FIRST_TYPED } from '@/lib/site/quick-calculation/questions'
import { routes } from '@/lib/site/routes'

import { QuickCalculatorView } from './quick-calculator-view'

export const metadata = pageMetadata({
  path: routes.quickCalculator,
  title: 'Quick calculator',
  description: 'Eight questions, no contact details: how many panels, what a year costs beside gas, oil and a heat pump, and whether panels are right for your home at all.',
})

/** A day is as long as a price may be out of date unnoticed. */
export const revalidate = 86_400

export default function QuickCalculatorPage() {
  return <QuickCalculatorView typed={FIRST_TYPED} />
}
