import { JsonLd } from '@/components/ui/json-ld'
import { getClaims, getReleasedClaims } from '@/lib/data/claims'
import { getPicture } from '@/lib/data/pictures'
import { getPowerboard } from '@/lib/data/product'
import { getSiteSettings } from '@/lib/data/site-settings'
import { env } from '@/lib/platform/env'
import { organisationData } from '@/lib/site/structured-data/organisation'
import { productData } from '@/lib/site/structured-data/product'
import { websiteData } from '@/lib/site/structured-data/website'

/** The company, the site and the panel, as search engines read them. */
export async function HomeData({ description }: { description: string }) {
  const [settings, panel, released, shown, ...pictures] = await Promise.all([
    getSiteSettings(),
    getPowerboard(),
    getReleasedClaims(),
    getClaims('hero'),
    getPicture('panel-front'),
    getPicture('living-room'),
  ])
  const origin = env.siteUrl
  return (
    <JsonLd
      records={[
        organisationData({ settings, origin }),
        websiteData({ origin }),
        productData({ panel, description, pictures: pictures.map(({ src }) => src), released, shown, isStoreOpen: settings.storeOpen, origin }),
      ]}
    />
  )
}
