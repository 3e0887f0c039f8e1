import type { ReactNode } from 'react'

import { QuoteButton } from '@/components/forms/quote-button'
import { SparkyWidget } from '@/components/forms/sparky/sparky-widget'
import { CookieNotice } from '@/components/overlays/cookie-notice/cookie-notice'
import { CookieSettingsButton } from '@/components/overlays/cookie-notice/cookie-settings-button'
import { ErrorWatch } from '@/components/overlays/error-watch'
import { LateOverlays } from '@/components/overlays/late-overlays'
import { PageBoundary } from '@/components/overlays/page-boundary'
import { StoreButton } from '@/components/overlays/store-button'
import { StoreNotice } from '@/components/overlays/store-notice'
import { ErrorPanel } from '@/components/sections/error-panel'
import { SiteFooter } from '@/components/sections/site-footer'
import { SiteHeader } from '@/components/sections/site-header'
import { ButtonLink } from '@/components/ui/button'
import { ClaimLine, ClaimNote } from '@/components/ui/claim-note'
import { LateSections } from '@/components/ui/late-sections'
import { SkipLink } from '@/components/ui/skip-link'
import { ToastOutlet } from '@/components/ui/toast/toast-outlet'
import { getClaims } from '@/lib/data/claims'
import { getPicture } from '@/lib/data/pictures'
import { getPromoMessages } from '@/lib/data/promo-banner'
import { getSiteSettings } from '@/lib/data/site-settings'
import { now } from '@/lib/platform/clock'
import { readingOf } from '@/lib/site/claim'
import { claimFigure } from '@/lib/site/claim-figure'
import { routes } from '@/lib/site/routes'

import { commissioner, golos } from '../fonts/fonts'
import '../globals.css'

/** The document around every page of the main site, the not-found page included. */
export async function MainDocument({ children }: { children: ReactNode }) {
  const settings = await getSiteSettings()
  const { hours, mainPhone: phone, sparkyPhone, storeOpen } = settings
  const [messages, heroClaims, footerClaims, picture] = await Promise.all([
    getPromoMessages(sparkyPhone),
    getClaims('hero'),
    getClaims('footer'),
    getPicture('living-room').catch(() => null), // a picture that staff took away must not take every page with it
  ])
  const price = readingOf(heroClaims, 'price.panel')
  const warranty = footerClaims['warranty.years']
  const support = footerClaims['support.hours']
  const store = (size?: 'sm') =>
    storeOpen ? (
      <ButtonLink look="secondary" size={size} href={routes.shop}>
        Store
      </ButtonLink>
    ) : (
      <StoreButton size={size} />
    )
  return (
    <html lang="en-GB" className={`${commissioner.variable} ${golos.variable}`}>
      <body className="min-h-dvh">
        <SkipLink />
        <CookieNotice />
        <SiteHeader
          settings={settings}
          messages={messages}
          barAction={store('sm')}
          menuActions={
            <>
              {store()}
              <QuoteButton source="menu" hours={hours} phone={phone} />
            </>
          }
        />
        <main id="content" tabIndex={-1} className="outline-none">
          <PageBoundary panel={<ErrorPanel />}>{children}</PageBoundary>
        </main>
        <SiteFooter
          settings={settings}
          year={now().getUTCFullYear()}
          warranty={warranty && <ClaimNote claim={warranty}>{warranty.text}</ClaimNote>}
          support={support && <ClaimLine claim={support} />}
          cookieSettings={<CookieSettingsButton />}
        />
        <LateOverlays price={price && claimFigure(price)} picture={picture} hours={hours} phone={phone} />
        <SparkyWidget phone={sparkyPhone} />
        {!storeOpen && <StoreNotice />}
        <ToastOutlet place="page" />
        <LateSections />
        <ErrorWatch />
      </body>
    </html>
  )
}
