import type { Metadata } from 'next'
import { connection } from 'next/server'
import { notFound } from 'next/navigation'
import type { ReactNode } from 'react'

import { ToastOutlet } from '@/components/ui/toast/toast-outlet'
import { env } from '@/lib/platform/env'
import { SITE_ICONS } from '@/lib/site/icons'

import { commissioner, golos } from '../fonts/fonts'
import '../globals.css'

export const metadata: Metadata = {
  title: 'Styleguide | Powerboard',
  robots: { index: false, follow: false },
  icons: SITE_ICONS,
}

/** The components in all their states, for those who build and test the site. Closed where the site is open to the public. */
export default async function StyleguideLayout({ children }: { children: ReactNode }) {
  await connection() // the setting is this process's, not the build's
  if (!env.hasStyleguide) notFound()
  return (
    <html lang="en-GB" className={`${commissioner.variable} ${golos.variable}`}>
      <body>
        <main>{children}</main>
        <ToastOutlet place="page" />
      </body>
    </html>
  )
}
