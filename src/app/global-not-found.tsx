import type { Metadata } from 'next'

import { NotFoundSection } from '@/components/sections/not-found-section'
import { getSiteSettings } from '@/lib/data/site-settings'
import { SITE_ICONS } from '@/lib/seo/icons'

import { MainDocument } from './(main)/main-document'

export const metadata: Metadata = { title: 'Page not found | Powerboard', icons: SITE_ICONS }

export default async function GlobalNotFound() {
  const { mainPhone } = await getSiteSettings()
  return (
    <MainDocument>
      <NotFoundSection phone={mainPhone} />
    </MainDocument>
  )
}
