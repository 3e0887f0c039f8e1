import type { Metadata } from 'next'

import { SITE_ICONS } from '@/lib/seo/icons'

import { MainDocument } from './(main)/main-document'
import NotFound from './(main)/not-found'

export const metadata: Metadata = { title: 'Page not found | Powerboard', icons: SITE_ICONS }

export default function GlobalNotFound() {
  return (
    <MainDocument>
      <NotFound />
    </MainDocument>
  )
}
