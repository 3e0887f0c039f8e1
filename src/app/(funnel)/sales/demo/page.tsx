import { REPLY_PAGES } from '@/lib/registry/reply-pages'
import { pageMetadata } from '@/lib/seo/metadata'

import { DemoView } from './demo-view'

// The available slots depend on the current time.
export const dynamic = 'force-dynamic'
export const metadata = pageMetadata(REPLY_PAGES.salesDemo)

export default function DemoPage() {
  return <DemoView />
}
