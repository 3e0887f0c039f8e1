import type { ReactNode } from 'react'

import { QuoteButton } from '@/components/forms/quote-button'
import { SparkyWidget } from '@/components/forms/sparky/sparky-widget'
import { SiteFooter } from '@/components/sections/site-footer'
import { SiteHeader } from '@/components/sections/site-header'
import { ToastOutlet } from '@/components/ui/toast/toast-outlet'
import { getSiteSettings } from '@/lib/data/site-settings'
import { now } from '@/lib/platform/clock'

import { commissioner, golos } from '../fonts/fonts'
import '../globals.css'

/** The document around every page of the main site, the not-found page included. */
export async function MainDocument({ children }: { children: ReactNode }) {
  const settings = await getSiteSettings()
  const { hours, mainPhone, sparkyPhone } = settings
  return (
    <html lang="en-GB" className={`${commissioner.variable} ${golos.variable}`}>
      <body>
        <a
          href="#content"
          className="absolute top-2 left-2 z-(--z-menu) -translate-y-24 rounded-control bg-panel px-4 py-3 font-semibold focus:translate-y-0"
        >
          Skip to the content
        </a>
        <SiteHeader
          settings={settings}
          menuAction={<QuoteButton source="menu" hours={hours} phone={mainPhone} className="w-full" />}
        />
        <main id="content" tabIndex={-1} className="outline-none">
          {children}
        </main>
        <SiteFooter settings={settings} year={now().getUTCFullYear()} />
        <SparkyWidget phone={sparkyPhone} />
        <ToastOutlet place="page" />
      </body>
    </html>
  )
}
