import { REPLY_PAGES } from '@/lib/routing/reply-pages'
import { routes } from '@/lib/routing/routes'
import { replyMetadata } from '@/lib/seo/metadata'

import { formReplyProps } from '../../form-reply-props'
import { ContactView } from '../contact-view'

export const dynamic = 'force-dynamic'
export const metadata = replyMetadata(REPLY_PAGES.contactCheck)

export default async function ContactCheckPage() {
  return <ContactView reply={await formReplyProps({ emptyForm: routes.contact })} />
}
