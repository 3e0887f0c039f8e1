import { TextLink } from '@/components/ui/link'
import type { Claims } from '@/lib/site/claim'
import type { SiteSettings } from '@/lib/site/site-settings'

import { OpeningTimes } from './opening-times'

/** Every other way to reach us, beside a form. */
export function ReachUs({
  settings: { mainPhone, email, hours, company },
  claims,
}: {
  settings: SiteSettings
  claims: Claims
}) {
  return (
    <>
      <h2 className="text-h3">Rather talk?</h2>
      <p className="mt-2">
        <a
          href={mainPhone.href}
          className="font-display text-quote font-medium whitespace-nowrap hover:text-ember-deep"
        >
          {mainPhone.display}
        </a>
      </p>
      <p className="mb-5">
        <TextLink href={`mailto:${email}`} className="inline-block py-2">
          {email}
        </TextLink>
      </p>
      <OpeningTimes hours={hours} claims={claims} />
      <address className="mt-5 text-sm text-ink-2 not-italic">{company.address.join(', ')}</address>
    </>
  )
}
