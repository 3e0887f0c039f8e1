import type { Metadata } from 'next'
import type { ReactNode } from 'react'

import { env } from '@/lib/platform/env'
import { SITE_ICONS } from '@/lib/seo/icons'

import { MainDocument } from './main-document'

export const metadata: Metadata = {
  metadataBase: new URL(env.siteUrl),
  title: { template: '%s | Powerboard', default: 'Powerboard infrared ceiling heating' },
  description:
    'A white panel, 12.5 mm thin, that fixes flat to your ceiling and warms people, floors and furniture directly.',
  icons: SITE_ICONS,
}

export default function MainLayout({ children }: { children: ReactNode }) {
  return <MainDocument>{children}</MainDocument>
}
