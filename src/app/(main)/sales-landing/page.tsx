import { pageMetadata } from '@/lib/site/metadata'
import { routes } from '@/lib/site/routes'

import { SalesView } from '../../(funnel)/sales-view'

/** The same page with the whole site around it; search engines are sent to the other. */
export const metadata = pageMetadata({
  path: routes.sales,
  title: 'Heat the room you’re in, from the ceiling',
  description: 'A 225 W infrared ceiling panel, 12.5 mm thin. What it costs to buy and to run, what the rules ask, and a barn with eight zones of it.',
  card: 'sales',
})

export default function SalesLandingPage() {
  return <SalesView />
}
