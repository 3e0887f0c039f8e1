import '../globals.css'

import type { ComponentProps, ReactNode } from 'react'

import { CartLink } from '@/components/forms/cart/cart-link'
import { QuoteButton } from '@/components/forms/quote-button'
import { ResponseLimitProvider } from '@/components/forms/quote-dialog/response-limit-provider'
import { SparkyWidget } from '@/components/forms/sparky/sparky-widget'
import { BackgroundWork } from '@/components/overlays/background-work'
import { CookieNotice } from '@/components/overlays/cookie-notice/cookie-notice'
import { CookieSettingsButton } from '@/components/overlays/cookie-notice/cookie-settings-button'
import { LazyOverlays } from '@/components/overlays/lazy-overlays'
import { StoreButton } from '@/components/overlays/store-button'
import { StoreNotice } from '@/components/overlays/store-notice'
import { ErrorPanel } from '@/components/sections/error-panel'
import { SiteFooter } from '@/components/sections/site-footer'
import { SiteHeader } from '@/components/sections/site-header'
import { ButtonLink } from '@/components/ui/button'
import { ClaimLine, ClaimNote } from '@/components/ui/claim-note'
import { ErrorBoundary } from '@/components/ui/error-boundary'
import { PhoneProvider } from '@/components/ui/phone-provider'
import { SkipLink } from '@/components/ui/skip-link'
import { ToastOutlet } from '@/components/ui/toast-outlet'
import { printedQualifier, qualifiedText, readingOf } from '@/lib/content/claim'
import { priceWords } from '@/lib/content/price-list'
import type { SiteSettings } from '@/lib/content/site-settings'
import { getClaims } from '@/lib/data/claims'
import { getNavigation } from '@/lib/data/navigation'
import { getPriceList } from '@/lib/data/price-list'
import { getPromoMessages } from '@/lib/data/promo-banner'
import { getSiteSettings } from '@/lib/data/site-settings'
import { copyrightYears } from '@/lib/format/copyright-years'
import { now } from '@/lib/platform/clock'
import { isOpen } from '@/lib/routing/closed'
import { routes } from '@/lib/routing/routes'

import { fontClass } from '../fonts/fonts'

/** The document of every page of the main site, including the not-found page. */
export async function MainDocument({ children }: { children: ReactNode }) {
  const settings = await getSiteSettings()
  const { hours, mainPhone: phone, sparkyPhone, storeOpen } = settings
  const [navigation, messages, heroClaims, footerClaims, dialogClaims, prices] = await Promise.all([
    getNavigation(),
    getPromoMessages(sparkyPhone),
    getClaims('hero'),
    getClaims('footer'),
    getClaims('modal'),
    getPriceList(),
  ])
  // The bar has no room for a qualifier.
  const claimedPrice = readingOf(heroClaims, 'price.panel')
  const hasPrice = claimedPrice !== null && printedQualifier(claimedPrice) === null
  const warranty = footerClaims['warranty.years']
  const support = footerClaims['support.hours']
  return (
    <html lang="en-GB" className={fontClass}>
      <body className="min-h-dvh">
        <PhoneProvider phone={phone}>
          <ResponseLimitProvider words={qualifiedText(dialogClaims['response.time'])}>
            <SkipLink />
            <ErrorBoundary>
              <CookieNotice />
            </ErrorBoundary>
            <ErrorBoundary>
              <Header settings={settings} messages={messages} links={navigation.header} />
            </ErrorBoundary>
            <main id="content" tabIndex={-1} className="outline-none">
              <ErrorBoundary panel={<ErrorPanel />}>{children}</ErrorBoundary>
            </main>
            <SiteFooter
              settings={settings}
              navigation={navigation}
              years={copyrightYears(now())}
              warranty={warranty && <ClaimNote claim={warranty}>{warranty.text}</ClaimNote>}
              support={support && <ClaimLine claim={support} />}
              cookieSettings={<CookieSettingsButton />}
            />
            <ErrorBoundary>
              <LazyOverlays price={hasPrice ? priceWords(prices) : null} hours={hours} phone={phone} />
            </ErrorBoundary>
            <ErrorBoundary>
              <SparkyWidget phone={sparkyPhone} />
            </ErrorBoundary>
            {!storeOpen && isOpen(routes.shop) && <StoreNotice />}
            <ToastOutlet place="page" />
            <BackgroundWork speedPercent={settings.speedSamplePercent} />
          </ResponseLimitProvider>
        </PhoneProvider>
      </body>
    </html>
  )
}

type HeaderProps = Pick<ComponentProps<typeof SiteHeader>, 'settings' | 'messages' | 'links'>

function Header({ settings, messages, links }: HeaderProps & { settings: SiteSettings }) {
  const { hours, mainPhone: phone, storeOpen } = settings
  return (
    <SiteHeader
      settings={settings}
      messages={messages}
      links={links}
      barAction={
        <>
          {isOpen(routes.shop) && (
            <span className="group/store flex gap-2.5 max-lg:hidden">
              <span className="group-has-[[data-cart]]/store:hidden">
                <Store isOpenToAll={storeOpen} size="sm" />
              </span>
              <CartLink size="sm" />
            </span>
          )}
          <QuoteButton source="header" hours={hours} phone={phone} size="sm" />
        </>
      }
      menuActions={
        <>
          {isOpen(routes.shop) && (
            <>
              <Store isOpenToAll={storeOpen} />
              <CartLink />
            </>
          )}
          <QuoteButton source="menu" hours={hours} phone={phone} />
        </>
      }
    />
  )
}

/** The way to the store; until it opens to all, a note that only staff can pass. */
function Store({ isOpenToAll, size }: { isOpenToAll: boolean; size?: 'sm' }) {
  if (!isOpenToAll) return <StoreButton size={size} />
  return (
    <ButtonLink look="secondary" size={size} href={routes.shop}>
      Store
    </ButtonLink>
  )
}
