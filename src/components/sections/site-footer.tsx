import type { ReactNode } from 'react'

import { Brand } from '@/components/ui/brand'
import { nightLinkClass } from '@/components/ui/link'
import { describeHours } from '@/lib/domain/service-level/describe-hours'
import { FOOTER_QUICK_LINKS, FOOTER_SERVICE_LINKS, LEGAL_LINKS, type NavigationLink } from '@/lib/site/navigation'
import { routes } from '@/lib/site/routes'
import type { SiteSettings } from '@/lib/site/site-settings'

export function SiteFooter({ settings, year }: { settings: SiteSettings; year: number }) {
  const { company, mainPhone, email, hours, socialLinks } = settings
  return (
    <footer className="on-night no-print bg-night text-sm text-night-ink-2">
      <div className="grid-page gap-y-11 max-md:grid-cols-2 pt-16 pb-8 md:pt-22">
        <div className="col-span-full md:col-span-4">
          <Brand onNight className="text-night-ink" />
          <p className="mt-6 max-w-72">
            UK distributor of slim infrared ceiling panels. Designed, supplied, fitted and looked after from Wiltshire since 2020.
          </p>
          <ul className="mt-5 flex flex-wrap gap-x-5">
            {socialLinks.map(({ href, label }) => (
              <li key={href}>
                <FooterLink href={href}>{label}</FooterLink>
              </li>
            ))}
          </ul>
        </div>
        <LinkColumn title="Quick Links" links={FOOTER_QUICK_LINKS} className="md:col-span-2" />
        <LinkColumn title="Services" links={FOOTER_SERVICE_LINKS} className="md:col-span-3" />
        <div className="col-span-full wrap-anywhere md:col-span-3">
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
              <li key={days}>
                {days}, {times.toLowerCase()}
              </li>
            ))}
            <li>Emergency support, 24/7</li>
          </ul>
          <address className="mt-4 max-w-60 not-italic">{company.address.join(', ')}</address>
        </div>
        <div className="col-span-full mt-4 flex flex-wrap items-center justify-between gap-x-8 gap-y-2 border-t border-night-line pt-5 text-xs">
          <p>
            © {year} {company.legalName}. Registered in England and Wales{company.registeredNumber && ` no. ${company.registeredNumber}`}.
          </p>
          <ul className="flex flex-wrap gap-x-6">
            {LEGAL_LINKS.map(({ href, label }) => (
              <li key={href}>
                <FooterLink href={href}>{label}</FooterLink>
              </li>
            ))}
            <li>
              <FooterLink href={routes.sitemap} target="_blank">
                Sitemap
              </FooterLink>
            </li>
          </ul>
        </div>
      </div>
    </footer>
  )
}

const rowClass = 'inline-block py-1 text-night-ink hover:underline pointer-coarse:py-2.5'

function ColumnTitle({ children }: { children: string }) {
  return <h2 className="mb-3 font-text text-base font-semibold text-night-ink">{children}</h2>
}

function LinkColumn({ title, links, className }: { title: string; links: readonly NavigationLink[]; className: string }) {
  return (
    <nav aria-label={title} className={className}>
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
