import { REPLY_PAGES } from '@/lib/routing/reply-pages'
import { routes } from '@/lib/routing/routes'
import { replyMetadata } from '@/lib/seo/metadata'

import { formReplyProps } from '../../../../(main)/form-reply-props'
import { DemoView } from '../demo-view'

export const dynamic = 'force-dynamic'
export const metadata = replyMetadata(REPLY_PAGES.salesDemoCheck)

export default async function DemoCheckPage() {
  return <DemoView reply={await formReplyProps({ emptyForm: routes.salesDemo })} />
}
