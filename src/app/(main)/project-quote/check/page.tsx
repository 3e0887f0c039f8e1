import { REPLY_PAGES } from '@/lib/routing/reply-pages'
import { routes } from '@/lib/routing/routes'
import { replyMetadata } from '@/lib/seo/metadata'

import { formReplyProps } from '../../form-reply-props'
import { ProjectQuoteView } from '../project-quote-view'

export const dynamic = 'force-dynamic'
export const metadata = replyMetadata(REPLY_PAGES.projectQuoteCheck)

export default async function ProjectQuoteCheckPage() {
  return <ProjectQuoteView reply={await formReplyProps({ emptyForm: routes.projectQuote })} />
}
