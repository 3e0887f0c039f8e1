import { JsonLd } from '@/components/ui/json-ld'
import { getClaims, getReleasedClaims } from '@/lib/data/claims'
import { getPowerboard } from '@/lib/data/panels'
import { getPicture } from '@/lib/data/pictures'
import { getHomeQuestions } from '@/lib/data/questions'
import { getSiteSettings } from '@/lib/data/site-settings'
import { londonDay } from '@/lib/domain/calendar/london-day'
import { now } from '@/lib/platform/clock'
import { env } from '@/lib/platform/env'
import { routes } from '@/lib/routing/routes'
import { companyData } from '@/lib/seo/json-ld/organisation'
import { productData } from '@/lib/seo/json-ld/product'
import { questionsData } from '@/lib/seo/json-ld/questions'
import { websiteData } from '@/lib/seo/json-ld/website'

/** Structured data of the company, the site, the panel and the FAQ. */
export async function HomeJsonLd({ description }: { description: string }) {
  const [settings, panel, released, shown, questions, ...pictures] = await Promise.all([
    getSiteSettings(),
    getPowerboard(),
    getReleasedClaims(),
    getClaims('hero'),
    getHomeQuestions(),
    getPicture('panel-hero'),
    getPicture('living-room'),
  ])
  const origin = env.siteUrl
  return (
    <JsonLd
      records={[
        companyData({ settings, origin }),
        websiteData({ origin }),
        productData({
          panel,
          description,
          pictures: pictures.map(({ src }) => src),
          released,
          shown,
          today: londonDay(now().toISOString()),
          origin,
        }),
        ...questionsData({ path: routes.home, asked: questions, origin }),
      ]}
    />
  )
}
