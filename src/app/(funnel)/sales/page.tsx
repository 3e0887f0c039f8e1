import { routes } from '@/lib/site/routes'

import { TrailData } from '../../trail-data'
import { salesMetadata } from '../sales-metadata'
import { SalesView } from '../sales-view'

export const generateMetadata = salesMetadata

export default function SalesPage() {
  return (
    <>
      <TrailData path={routes.sales} name="Heat the room you’re in" />
      <SalesView />
    </>
  )
}
