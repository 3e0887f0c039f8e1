import { pageMetadata } from '@/lib/site/metadata'
import { routes } from '@/lib/site/routes'

import { DemoView } from './demo-view'

// The half hours on offer depend on the hour.
export const dynamic = 'force-dynamic'
export const metadata = pageMetadata({
  path: routes.salesDemo,
  title: 'Book a free demo',
  description: 'Choose a half hour. A person in Devizes rings you and takes you through one of your rooms.',
  card: 'sales',
})

export default function DemoPage() {
  return <DemoView />
}
