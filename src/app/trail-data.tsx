import { JsonLd } from '@/components/ui/json-ld'
import { env } from '@/lib/platform/env'
import { routes } from '@/lib/site/routes'
import { breadcrumbData } from '@/lib/site/structured-data/breadcrumb'

/** Where a page stands, as search engines read it: right under the homepage. */
export function TrailData(page: { path: string; name: string }) {
  return (
    <JsonLd records={[breadcrumbData({ trail: [{ path: routes.home, name: 'Home' }, page], origin: env.siteUrl })]} />
  )
}
