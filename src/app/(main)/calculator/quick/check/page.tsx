import type { Metadata } from 'next'

import { typedIn } from '@/lib/site/quick-calculation/questions'
import { routes } from '@/lib/site/routes'

import { formReplyProps } from '../../../form-reply-props'
import { QuickCalculatorView } from '../quick-calculator-view'

export const dynamic = 'force-dynamic'
export const metadata: Metadata = { title: 'Check where the result goes', robots: { index: false } }

export default async function QuickResultCheckPage() {
  const reply = await formReplyProps({ emptyForm: routes.quickCalculator })
  return <QuickCalculatorView typed={typedIn(reply.values)} reply={reply} />
}
