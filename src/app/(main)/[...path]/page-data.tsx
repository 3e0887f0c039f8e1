import { JsonLd } from '@/components/ui/json-ld'
import { getSiteSettings } from '@/lib/data/site-settings'
import { env } from '@/lib/platform/env'
import type { Page } from '@/lib/site/page'
import { routes } from '@/lib/site/routes'
import { articleData } from '@/lib/site/structured-data/article'
import { breadcrumbData } from '@/lib/site/structured-data/breadcrumb'
import { companyData, organisationData } from '@/lib/site/structured-data/organisation'
import { questionsData, questionsIn } from '@/lib/site/structured-data/questions'
import { serviceData } from '@/lib/site/structured-data/service'

/** What the page says, as search engines read it. */
export async function PageData({ page }: { page: Page }) {
  const settings = await getSiteSettings()
  const origin = env.siteUrl
  const trail = [
    { path: routes.home, name: 'Home' },
    { path: page.path, name: page.heading },
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
