import '../globals.css'

import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { connection } from 'next/server'
import type { ReactNode } from 'react'

import { ToastOutlet } from '@/components/ui/toast-outlet'
import { env } from '@/lib/platform/env'
import { SITE_ICONS } from '@/lib/seo/icons'

import { fontClass } from '../fonts/fonts'

export const metadata: Metadata = {
  title: 'Styleguide | Powerboard',
  robots: { index: false, follow: false },
  icons: SITE_ICONS,
}

/** The components in all their states, for development and tests. Closed on public sites. */
export default async function StyleguideLayout({ children }: { children: ReactNode }) {
  await connection() // the setting is read at runtime, not at build time
  if (!env.hasStyleguide) notFound()
  return (
    <html lang="en-GB" className={fontClass}>
      <body>
        <main>{children}</main>
        <ToastOutlet place="page" />
      </body>
    </html>
  )
}
