import { JsonLd } from '@/components/ui/json-ld'
import { getSiteSettings } from '@/lib/data/site-settings'
import { env } from '@/lib/platform/env'
import { routes } from '@/lib/site/routes'
import { breadcrumbData } from '@/lib/site/structured-data/breadcrumb'
import { organisationData } from '@/lib/site/structured-data/organisation'

/** Who is asked here and when they answer, as search engines read it. */
export async function ContactData() {
  const origin = env.siteUrl
  const trail = [
    { path: routes.home, name: 'Home' },
    { path: routes.contact, name: 'Contact' },
  ]
  return (
    <JsonLd
      records={[organisationData({ settings: await getSiteSettings(), origin }), breadcrumbData({ trail, origin })]}
    />
  )
}
