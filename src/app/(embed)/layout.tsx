import '../globals.css'

import type { Metadata } from 'next'
import type { ReactNode } from 'react'

import { env } from '@/lib/platform/env'

import { fontClass } from '../fonts/fonts'

export const metadata: Metadata = {
  metadataBase: new URL(env.siteUrl),
  robots: { index: false, follow: false },
  icons: '/mark.svg',
}

/** The document for embedded pages: no header or footer, and every link opens outside the frame. */
export default function EmbedLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-GB" className={fontClass}>
      <head>
        <base target="_top" />
      </head>
      <body>{children}</body>
    </html>
  )
}
