import type { ReactNode } from 'react'

import { Brand } from '@/components/ui/brand'
import { Icon } from '@/components/ui/icon'
import type { IconName } from '@/components/ui/icon-names'
import { nightLinkClass } from '@/components/ui/link'
import type { SiteNavigation } from '@/lib/content/site-navigation'
import type { SiteSettings, SocialPlatform } from '@/lib/content/site-settings'
import { describeHours } from '@/lib/domain/opening-hours/describe-hours'
import { LEGAL_LINKS, type NavigationLink } from '@/lib/routing/navigation'
import { routes } from '@/lib/routing/routes'

type SiteFooterProps = {
  settings: SiteSettings
  navigation: Pick<SiteNavigation, 'quickLinks' | 'services'>
  /** '2024–2026' */
  years: string
  /** The warranty in the wording of the footer. */
  warranty: ReactNode
  /** Support hours in the wording of the footer. */
  support: ReactNode
  /** Reopens the cookie notice. */
  cookieSettings: ReactNode
}

export function SiteFooter({ settings, navigation, years, warranty, support, cookieSettings }: SiteFooterProps) {
  const { company, mainPhone, email, hours, socialLinks } = settings
  return (
    <footer className="on-night no-print foot-of-window bg-night pb-[calc(var(--foot-bar)+90px)] lg:pb-(--foot-bar) text-sm text-night-ink-2">
      <div className="mx-auto grid max-w-360 grid-cols-2 gap-x-(--gutter) gap-y-11 px-(--margin) pt-16 pb-8 md:grid-cols-[4fr_2.4fr_3fr_3fr] md:pt-22">
        <div className="max-md:col-span-full">
          <Brand onNight className="text-night-ink [&>svg]:size-10" />
          <p className="mt-6 max-w-72">
            UK distributor of slim infrared ceiling panels. We have designed, supplied and looked after heating systems
            from Wiltshire since 2020.
          </p>
          {warranty && <div className="mt-3">{warranty}</div>}
          <ul className="mt-3 flex flex-wrap gap-x-4.5">
            {socialLinks.map(({ platform, href, label }) => (
              <li key={href}>
                <a
                  href={href}
                  className="group inline-flex items-center gap-1.5 py-1.5 text-night-ink pointer-coarse:py-2.5"
                >
                  <Icon name={SOCIAL_ICONS[platform]} className="size-4" />
                  <span className={nightLinkClass}>{label}</span>
                </a>
              </li>
            ))}
          </ul>
        </div>
        <LinkColumn title="Quick Links" links={navigation.quickLinks} />
        <LinkColumn title="Services" links={navigation.services} />
        <div className="wrap-anywhere max-md:col-span-full">
          <ColumnTitle>Contact</ColumnTitle>
          <p>
            <a className={rowClass} href={mainPhone.href}>
              {mainPhone.display}
            </a>
          </p>
          <p>
            <a className={rowClass} href={`mailto:${email}`}>
              {email}
            </a>
          </p>
          <ul className="mt-3">
            {describeHours(hours).map(({ days, times }) => (
              <li key={days}>{`${days}, ${times.toLowerCase()}`}</li>
            ))}
            {support && <li>{support}</li>}
          </ul>
          <address className="mt-4 max-w-60 not-italic">{company.address.join(', ')}</address>
        </div>
        <LegalRow company={company} years={years} cookieSettings={cookieSettings} />
      </div>
    </footer>
  )
}

const SOCIAL_ICONS: Record<SocialPlatform, IconName> = {
  facebook: 'facebook',
  instagram: 'instagram',
  linkedin: 'linkedin',
  x: 'x-post',
  youtube: 'youtube',
}

const rowClass = 'inline-block py-1.25 text-night-ink hover:underline pointer-coarse:py-2.5'

function ColumnTitle({ children }: { children: string }) {
  return <h2 className="mb-3 font-text text-base font-semibold text-night-ink">{children}</h2>
}

type LegalRowProps = Pick<SiteFooterProps, 'years' | 'cookieSettings'> & Pick<SiteSettings, 'company'>

function LegalRow({ company, years, cookieSettings }: LegalRowProps) {
  return (
    <div className="col-span-full mt-4 flex flex-wrap items-center justify-between gap-x-8 gap-y-2 border-t border-night-line pt-5 text-xs">
      <p className="max-w-190">{legalLine(company, years)}</p>
      <ul className="flex flex-wrap gap-x-6">
        {LEGAL_LINKS.map(({ href, label }) => (
          <li key={href}>
            <FooterLink href={href}>{label}</FooterLink>
          </li>
        ))}
        <li>{cookieSettings}</li>
        <li>
          <FooterLink href={routes.sitemap} target="_blank">
            Sitemap
          </FooterLink>
        </li>
      </ul>
    </div>
  )
}

/** What the law requires on every page of a company. */
function legalLine({ legalName, registeredNumber, address, vatNumber }: SiteSettings['company'], years: string) {
  const number = registeredNumber && ` no. ${registeredNumber}`
  const vat = vatNumber && ` VAT no. ${vatNumber}.`
  return `© ${years} ${legalName}. Registered in England and Wales${number}. Registered office: ${address.join(', ')}.${vat}`
}

function LinkColumn({ title, links }: { title: string; links: readonly NavigationLink[] }) {
  return (
    <nav aria-label={title}>
      <ColumnTitle>{title}</ColumnTitle>
      <ul>
        {links.map(({ href, label }) => (
          <li key={label}>
            <a href={href} className={rowClass}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function FooterLink({ children, ...rest }: { href: string; target?: string; children: ReactNode }) {
  return (
    <a className={`${nightLinkClass} inline-block py-1.5 pointer-coarse:py-2.5`} {...rest}>
      {children}
    </a>
  )
}
