import { nightLinkClass } from '@/components/ui/link'
import type { SiteSettings } from '@/lib/content/site-settings'
import { LEGAL_LINKS } from '@/lib/routing/navigation'

/** Company details and the small print of the sales pages. */
export function FunnelFooter({
  settings: { company, mainPhone, email },
  years,
}: {
  settings: SiteSettings
  years: string
}) {
  return (
    <footer className="on-night no-print foot-of-window bg-night text-xs text-night-ink-2">
      <div className="mx-auto flex max-w-360 flex-wrap items-start justify-between gap-x-11 gap-y-4 px-(--margin) py-8">
        <div className="max-w-[60em] wrap-anywhere">
          <p>
            © {years} {company.legalName}. Registered in England and Wales
            {company.registeredNumber && ` no. ${company.registeredNumber}`}.
            {company.vatNumber && ` VAT no. ${company.vatNumber}.`}
          </p>
          <address className="not-italic">
            {company.address.join(', ')}.{' '}
            <a href={mainPhone.href} className={`${nightLinkClass} inline-block py-1.5`}>
              {mainPhone.display}
            </a>{' '}
            <a href={`mailto:${email}`} className={`${nightLinkClass} inline-block py-1.5`}>
              {email}
            </a>
          </address>
        </div>
        <ul className="flex flex-wrap gap-x-6">
          {LEGAL_LINKS.map(({ href, label }) => (
            <li key={href}>
              <a href={href} className={`${nightLinkClass} inline-block py-1.5 pointer-coarse:py-3`}>
                {label}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </footer>
  )
}
