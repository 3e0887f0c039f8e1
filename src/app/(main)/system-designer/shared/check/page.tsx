import { REPLY_PAGES } from '@/lib/routing/reply-pages'
import { routes } from '@/lib/routing/routes'
import { replyMetadata } from '@/lib/seo/metadata'

import { formReplyProps } from '../../../form-reply-props'
import { SharedDesignView } from '../shared-design-view'

export const dynamic = 'force-dynamic'
export const metadata = { ...replyMetadata(REPLY_PAGES.sharedDesignCheck), referrer: 'no-referrer' as const }

export default async function SharedDesignCheckPage() {
  const reply = await formReplyProps({ emptyForm: routes.systemDesigner })
  return <SharedDesignView token={String(reply.values.token ?? '')} reply={reply} />
}
