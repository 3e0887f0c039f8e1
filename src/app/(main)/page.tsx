import { getHomePage } from '@/lib/data/home-page'
import { STATIC_PAGES } from '@/lib/registry/static-pages'
import { pageMetadata } from '@/lib/seo/metadata'

import { HomeView } from './home-view'

export const metadata = pageMetadata({ ...STATIC_PAGES.home, isWholeTitle: true })

export default async function HomePage() {
  return <HomeView home={await getHomePage()} />
}
