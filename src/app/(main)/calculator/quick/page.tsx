import { BUILT_HEADS } from '@/lib/site/built-heads'
import { pageMetadata } from '@/lib/site/metadata'
import { FIRST_TYPED } from '@/lib/site/quick-calculation/questions'

import { QuickCalculatorView } from './quick-calculator-view'

export const metadata = pageMetadata(BUILT_HEADS.quickCalculator)

/** A day is as long as a price may be out of date unnoticed. */
export const revalidate = 86_400

export default function QuickCalculatorPage() {
  return <QuickCalculatorView typed={FIRST_TYPED} />
}
