import { JsonLd } from '@/components/ui/json-ld'
import { env } from '@/lib/platform/env'
import { breadcrumbOf } from '@/lib/registry/static-pages'
import type { StaticPage } from '@/lib/routing/page-entry'
import { routes } from '@/lib/routing/routes'
import { breadcrumbData } from '@/lib/seo/json-ld/breadcrumb'

/** A page's breadcrumb trail for search engines: the homepage, `parents` and the page. */
export function BreadcrumbJsonLd({ page, parents = [] }: { page: StaticPage; parents?: readonly StaticPage[] }) {
  const trail = [{ path: routes.home, name: 'Home' }, ...[...parents, page].map(breadcrumbOf)]
  return <JsonLd records={[breadcrumbData({ trail, origin: env.siteUrl })]} />
}
