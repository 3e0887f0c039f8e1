import { REPLY_PAGES } from '@/lib/routing/reply-pages'
import { routes } from '@/lib/routing/routes'
import { replyMetadata } from '@/lib/seo/metadata'

import { formReplyProps } from '../../form-reply-props'
import { QuotePageView } from '../quote-page-view'

export const dynamic = 'force-dynamic'
export const metadata = replyMetadata(REPLY_PAGES.quoteCheck)

export default async function QuoteCheckPage() {
  const reply = await formReplyProps({ emptyForm: routes.contact })
  return <QuotePageView token={String(reply.values.token ?? '')} reply={reply} />
}
