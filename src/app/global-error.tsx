'use client'

import './globals.css'

import { RenderErrorReport } from '@/components/overlays/render-error-report'
import { ErrorPanel } from '@/components/sections/error-panel'

import { fontClass } from './fonts/fonts'

export default function GlobalError({ error }: { error: Error }) {
  return (
    <html lang="en-GB" className={fontClass}>
      <body>
        <title>Content temporarily unavailable</title>
        <RenderErrorReport error={error} />
        <main>
          <ErrorPanel />
        </main>
      </body>
    </html>
  )
}
