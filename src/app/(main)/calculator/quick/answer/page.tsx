import { redirect } from 'next/navigation'

import { BUILT_HEADS } from '@/lib/site/built-heads'
import { pageMetadata } from '@/lib/site/metadata'
import { queryOf, SHOWN_NAME, tellsTooMuch, typedIn } from '@/lib/site/quick-calculation/questions'
import { routes } from '@/lib/site/routes'

import { QuickCalculatorView } from '../quick-calculator-view'

export const metadata = pageMetadata({
  path: routes.quickCalculator,
  title: 'What a home would cost to run',
  description: 'Panels, a year’s cost and a verdict for one home, with the working.',
  cardOf: BUILT_HEADS.quickCalculator,
  isPrivate: true,
})

/** The quick calculator for an address with answers in it; the proxy leads there what is asked of the calculator's own address. */
export default async function QuickAnswerPage({ searchParams }: PageProps<'/calculator/quick/answer'>) {
  const query = await searchParams
  const typed = typedIn(query)
  if (tellsTooMuch(typed)) redirect(`${routes.quickCalculator}?${queryOf(typed)}`)
  const shown = query[SHOWN_NAME]
  return <QuickCalculatorView typed={typed} shown={typeof shown === 'string' ? shown : null} />
}
