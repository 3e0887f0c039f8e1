import { BUILT_HEADS } from '@/lib/site/built-heads'
import { routes } from '@/lib/site/routes'

import { TrailData } from '../../trail-data'
import { salesMetadata } from '../sales-metadata'
import { SalesView } from '../sales-view'

export const generateMetadata = () => salesMetadata(BUILT_HEADS.sales)

export default function SalesPage() {
  return (
    <>
      <TrailData path={routes.sales} name="Heat the room you’re in" />
      <SalesView />
    </>
  )
}
