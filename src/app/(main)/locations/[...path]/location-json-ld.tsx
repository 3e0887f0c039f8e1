import { JsonLd } from '@/components/ui/json-ld'
import { env } from '@/lib/platform/env'
import { routes } from '@/lib/routing/routes'
import { breadcrumbData } from '@/lib/seo/json-ld/breadcrumb'
import { placeData } from '@/lib/seo/json-ld/place'

type Crumb = { path: string; name: string }

type LocationJsonLdProps = {
  trail: readonly Crumb[]
  place?: { path: string; name: string; latitude: number; longitude: number; within: string }
}

/** Structured data for a page's position in the site and, for a page about a place, the place's location. */
export function LocationJsonLd({ trail, place }: LocationJsonLdProps) {
  const origin = env.siteUrl
  const breadcrumb = breadcrumbData({ trail: [{ path: routes.home, name: 'Home' }, ...trail], origin })
  return <JsonLd records={place ? [breadcrumb, placeData({ ...place, origin })] : [breadcrumb]} />
}
