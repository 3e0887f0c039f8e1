import { choicesIn } from '@/lib/calculators/configurator/choices'
import { REPLY_PAGES } from '@/lib/routing/reply-pages'
import { routes } from '@/lib/routing/routes'
import { replyMetadata } from '@/lib/seo/metadata'

import { formReplyProps } from '../../form-reply-props'
import { ConfigureView } from '../configure-view'

export const dynamic = 'force-dynamic'
export const metadata = replyMetadata(REPLY_PAGES.configureCheck)

export default async function ConfigureCheckPage() {
  const reply = await formReplyProps({ emptyForm: routes.configure })
  return <ConfigureView typed={choicesIn(reply.values)} reply={reply} />
}
