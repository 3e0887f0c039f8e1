import { BUILT_HEADS } from '@/lib/site/built-heads'
import { routes } from '@/lib/site/routes'

import { salesMetadata } from '../../(funnel)/sales-metadata'
import { SalesView } from '../../(funnel)/sales-view'
import { TrailData } from '../../trail-data'

export const generateMetadata = () => salesMetadata(BUILT_HEADS.salesLanding)

/** What we offer, with the whole site around it: where campaigns lead. */
export default function SalesLandingPage() {
  return (
    <>
      <TrailData path={routes.salesLanding} name="Heat the room you’re in" />
      <SalesView />
    </>
  )
}
