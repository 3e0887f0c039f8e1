import { JsonLd } from '@/components/ui/json-ld'
import { getSiteSettings } from '@/lib/data/site-settings'
import { env } from '@/lib/platform/env'
import { breadcrumbOf, STATIC_PAGES } from '@/lib/registry/static-pages'
import { routes } from '@/lib/routing/routes'
import { breadcrumbData } from '@/lib/seo/json-ld/breadcrumb'
import { organisationData } from '@/lib/seo/json-ld/organisation'

/** Structured data of the contact point and its hours. */
export async function ContactJsonLd() {
  const origin = env.siteUrl
  const trail = [{ path: routes.home, name: 'Home' }, breadcrumbOf(STATIC_PAGES.contact)]
  return (
    <JsonLd
      records={[organisationData({ settings: await getSiteSettings(), origin }), breadcrumbData({ trail, origin })]}
    />
  )
}
