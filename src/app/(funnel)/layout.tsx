import '../globals.css'

import type { Metadata } from 'next'
import type { ReactNode } from 'react'

import { QuoteButton } from '@/components/forms/quote-button'
import { ResponseLimitProvider } from '@/components/forms/quote-dialog/response-limit-provider'
import { BackgroundWork } from '@/components/overlays/background-work'
import { ErrorPanel } from '@/components/sections/error-panel'
import { FunnelFooter } from '@/components/sections/sales/funnel-footer'
import { FunnelHeader } from '@/components/sections/sales/funnel-header'
import { ErrorBoundary } from '@/components/ui/error-boundary'
import { PhoneProvider } from '@/components/ui/phone-provider'
import { SkipLink } from '@/components/ui/skip-link'
import { ToastOutlet } from '@/components/ui/toast-outlet'
import { qualifiedText } from '@/lib/content/claim'
import { getClaims } from '@/lib/data/claims'
import { getSiteSettings } from '@/lib/data/site-settings'
import { copyrightYears } from '@/lib/format/copyright-years'
import { now } from '@/lib/platform/clock'
import { env } from '@/lib/platform/env'
import { SITE_ICONS } from '@/lib/seo/icons'

import { fontClass } from '../fonts/fonts'

export const metadata: Metadata = {
  metadataBase: new URL(env.siteUrl),
  title: { template: '%s | Powerboard', default: 'Powerboard infrared ceiling heating' },
  icons: SITE_ICONS,
}

/** The document of the sales pages: a header with one action, and the small print. */
export default async function FunnelLayout({ children }: { children: ReactNode }) {
  const [settings, dialogClaims] = await Promise.all([getSiteSettings(), getClaims('modal')])
  return (
    <html lang="en-GB" className={fontClass}>
      <body className="min-h-dvh">
        <PhoneProvider phone={settings.mainPhone}>
          <ResponseLimitProvider words={qualifiedText(dialogClaims['response.time'])}>
            <SkipLink />
            <FunnelHeader
              phone={settings.mainPhone}
              quoteAction={
                <QuoteButton
                  source="sales-header"
                  size="sm"
                  look="secondary"
                  hours={settings.hours}
                  phone={settings.mainPhone}
                  className="whitespace-nowrap max-sm:px-3"
                >
                  Get a quote
                </QuoteButton>
              }
            />
            <main id="content" tabIndex={-1} className="outline-none">
              <ErrorBoundary panel={<ErrorPanel />}>{children}</ErrorBoundary>
            </main>
            <FunnelFooter settings={settings} years={copyrightYears(now())} />
            <ToastOutlet place="page" />
            <BackgroundWork speedPercent={settings.speedSamplePercent} />
          </ResponseLimitProvider>
        </PhoneProvider>
      </body>
    </html>
  )
}
