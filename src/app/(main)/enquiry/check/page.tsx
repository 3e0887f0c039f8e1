import { REPLY_PAGES } from '@/lib/routing/reply-pages'
import { routes } from '@/lib/routing/routes'
import { replyMetadata } from '@/lib/seo/metadata'

import { formReplyProps } from '../../form-reply-props'
import { EnquiryView } from '../enquiry-view'

export const dynamic = 'force-dynamic'
export const metadata = replyMetadata(REPLY_PAGES.enquiryCheck)

export default async function EnquiryCheckPage() {
  const reply = await formReplyProps({ emptyForm: routes.contact })
  return <EnquiryView token={String(reply.values.token ?? '')} reply={reply} />
}
