import { typedIn } from '@/lib/calculators/quick/questions'
import { REPLY_PAGES } from '@/lib/routing/reply-pages'
import { routes } from '@/lib/routing/routes'
import { replyMetadata } from '@/lib/seo/metadata'

import { formReplyProps } from '../../../form-reply-props'
import { QuickCalculatorView } from '../quick-calculator-view'

export const dynamic = 'force-dynamic'
export const metadata = replyMetadata(REPLY_PAGES.quickResultCheck)

export default async function QuickResultCheckPage() {
  const reply = await formReplyProps({ emptyForm: routes.quickCalculator })
  return <QuickCalculatorView typed={typedIn(reply.values)} reply={reply} />
}
