import { salesMetadata } from '../../(funnel)/sales-metadata'
import { SalesView } from '../../(funnel)/sales-view'

/** The same page with the whole site around it; search engines are sent to the other. */
export const generateMetadata = salesMetadata

export default function SalesLandingPage() {
  return <SalesView />
}
