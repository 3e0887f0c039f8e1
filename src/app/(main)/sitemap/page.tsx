import { SitemapSection } from '@/components/sections/sitemap-section'
import { getPageList } from '@/lib/data/pages/page-list'
import { pageMetadata } from '@/lib/site/metadata'
import { routes } from '@/lib/site/routes'

export const metadata = pageMetadata({
  path: routes.sitemapForPeople,
  title: 'Every page of this site',
  description: 'All pages by subject: how the panels work, what they cost to run, fitting, the rules, the company and how to reach us.',
})

export default async function SitemapPage() {
  return <SitemapSection pages={await getPageList()} />
}
