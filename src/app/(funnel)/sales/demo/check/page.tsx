import type { Metadata } from 'next'

import { routes } from '@/lib/site/routes'

import { formReplyProps } from '../../../../(main)/form-reply-props'
import { DemoView } from '../demo-view'

export const dynamic = 'force-dynamic'
export const metadata: Metadata = { title: 'Check your booking', robots: { index: false } }

export default async function DemoCheckPage() {
  return <DemoView reply={await formReplyProps({ emptyForm: routes.salesDemo })} />
}
