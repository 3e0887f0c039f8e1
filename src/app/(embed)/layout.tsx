import type { Metadata } from 'next'
import type { ReactNode } from 'react'

import { env } from '@/lib/platform/env'

import { commissioner, golos } from '../fonts/fonts'
import '../globals.css'

export const metadata: Metadata = {
  metadataBase: new URL(env.siteUrl),
  robots: { index: false, follow: false },
  icons: '/mark.svg',
}

/** The document for pages that stand in other websites: nothing around them, and every link leads out of the frame. */
export default function EmbedLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-GB" className={`${commissioner.variable} ${golos.variable}`}>
      <head>
        <base target="_top" />
      </head>
      <body>{children}</body>
    </html>
  )
}
