import { JsonLd } from '@/components/ui/json-ld'
import { getClaims, getReleasedClaims } from '@/lib/data/claims'
import { getPicture } from '@/lib/data/pictures'
import { getPowerboard } from '@/lib/data/product'
import { getHomeQuestions } from '@/lib/data/questions'
import { getSiteSettings } from '@/lib/data/site-settings'
import { env } from '@/lib/platform/env'
import { routes } from '@/lib/site/routes'
import { companyData } from '@/lib/site/structured-data/organisation'
import { productData } from '@/lib/site/structured-data/product'
import { questionsData } from '@/lib/site/structured-data/questions'
import { websiteData } from '@/lib/site/structured-data/website'

/** The company, the site, the panel and what is asked of it, as search engines read them. */
export async function HomeData({ description }: { description: string }) {
  const [settings, panel, released, shown, questions, ...pictures] = await Promise.all([
    getSiteSettings(),
    getPowerboard(),
    getReleasedClaims(),
    getClaims('hero'),
    getHomeQuestions(),
    getPicture('panel-front'),
    getPicture('living-room'),
  ])
  const origin = env.siteUrl
  return (
    <JsonLd
      records={[
        companyData({ settings, origin }),
        websiteData({ origin }),
        productData({ panel, description, pictures: pictures.map(({ src }) => src), released, shown, origin }),
        ...questionsData({ path: routes.home, asked: questions, origin }),
      ]}
    />
  )
}
