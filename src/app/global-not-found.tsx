import type { Metadata } from 'next'

import { MainDocument } from './(main)/main-document'
import NotFound from './(main)/not-found'

export const metadata: Metadata = { title: 'Page not found | Powerboard', icons: '/mark.svg' }

export default function GlobalNotFound() {
  return (
    <MainDocument>
      <NotFound />
    </MainDocument>
  )
}
