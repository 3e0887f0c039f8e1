import type { Metadata } from 'next'
import type { ReactNode } from 'react'

import { env } from '@/lib/platform/env'
import { STATIC_PAGES } from '@/lib/registry/static-pages'
import { SITE_ICONS } from '@/lib/seo/icons'

import { MainDocument } from './main-document'

export const metadata: Metadata = {
  metadataBase: new URL(env.siteUrl),
  title: { template: '%s | Powerboard', default: 'Powerboard infrared ceiling heating' },
  description: STATIC_PAGES.home.search.description,
  icons: SITE_ICONS,
}

export default function MainLayout({ children }: { children: ReactNode }) {
  return <MainDocument>{children}</MainDocument>
}
