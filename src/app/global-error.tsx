'use client'

import { ErrorPanel } from '@/components/sections/error-panel'

import { commissioner, golos } from './fonts/fonts'
import './globals.css'

export default function GlobalError() {
  return (
    <html lang="en-GB" className={`${commissioner.variable} ${golos.variable}`}>
      <body>
        <title>Content temporarily unavailable</title>
        <main>
          <ErrorPanel />
        </main>
      </body>
    </html>
  )
}
