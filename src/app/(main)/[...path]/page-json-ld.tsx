import { JsonLd } from '@/components/ui/json-ld'
import type { Page } from '@/lib/content/page'
import { getSiteSettings } from '@/lib/data/site-settings'
import { env } from '@/lib/platform/env'
import { routes } from '@/lib/routing/routes'
import { articleData } from '@/lib/seo/json-ld/article'
import { breadcrumbData } from '@/lib/seo/json-ld/breadcrumb'
import { companyData, organisationData } from '@/lib/seo/json-ld/organisation'
import { questionsData, questionsIn } from '@/lib/seo/json-ld/questions'
import { serviceData } from '@/lib/seo/json-ld/service'

/** The page's structured data. */
export async function PageJsonLd({ page }: { page: Page }) {
  const settings = await getSiteSettings()
  const origin = env.siteUrl
  // Pages only: the visible breadcrumb may also have a section of the sitemap.
  const trail = [
    { path: routes.home, name: 'Home' },
    { path: page.path, name: page.name },
  ]
  return (
    <JsonLd
      records={[
        page.path === routes.about ? companyData({ settings, origin }) : organisationData({ settings, origin }),
        breadcrumbData({ trail, origin }),
        ...(page.category === 'guide' ? [articleData({ page, origin })] : []),
        ...(page.path === routes.installationEngineering ? [serviceData({ path: page.path, origin })] : []),
        ...questionsData({ path: page.path, asked: questionsIn(page), origin }),
      ]}
    />
  )
}
