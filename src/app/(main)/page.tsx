import { ExitPicture } from '@/components/overlays/exit-popup/exit-picture'
import { getHomePage } from '@/lib/data/home-page'
import { getPicture } from '@/lib/data/pictures'
import { STATIC_PAGES } from '@/lib/registry/static-pages'
import { pageMetadata } from '@/lib/seo/metadata'

import { HomeView } from './home-view'

export const metadata = pageMetadata({ ...STATIC_PAGES.home, isWholeTitle: true })

export default async function HomePage() {
  const [home, picture] = await Promise.all([
    getHomePage(),
    getPicture('living-room').catch(() => null), // a picture deleted by staff must not break the page
  ])
  return (
    <>
      <HomeView home={home} />
      <ExitPicture picture={picture && { ...picture, placeholder: '' }} />
    </>
  )
}
