import { pageMetadata } from '@/lib/site/metadata'
import { routes } from '@/lib/site/routes'

import { TrailData } from '../../trail-data'
import { SalesView } from '../sales-view'

export const metadata = pageMetadata({
  path: routes.sales,
  title: 'Heat the room you’re in, from the ceiling',
  description: 'A 225 W infrared ceiling panel, 12.5 mm thin. What it costs to buy and to run, what the rules ask, and a barn with eight zones of it.',
  card: 'sales',
})

export default function SalesPage() {
  return (
    <>
      <TrailData path={routes.sales} name="Heat the room you’re in" />
      <SalesView />
    </>
  )
}
