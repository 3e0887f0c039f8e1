import { REPLY_HEADS } from '@/lib/site/built-heads'
import { pageMetadata } from '@/lib/site/metadata'

import { DemoView } from './demo-view'

// The half hours on offer depend on the hour.
export const dynamic = 'force-dynamic'
export const metadata = pageMetadata(REPLY_HEADS.salesDemo)

export default function DemoPage() {
  return <DemoView />
}
