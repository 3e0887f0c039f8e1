import { REPLY_PAGES } from '@/lib/routing/reply-pages'
import { routes } from '@/lib/routing/routes'
import { replyMetadata } from '@/lib/seo/metadata'

import { formReplyProps } from '../../form-reply-props'
import { QuoteRequestView } from '../quote-request-view'

export const dynamic = 'force-dynamic'
export const metadata = replyMetadata(REPLY_PAGES.quoteRequestCheck)

export default async function QuoteRequestCheckPage() {
  return <QuoteRequestView reply={await formReplyProps({ emptyForm: routes.quoteRequest })} />
}
