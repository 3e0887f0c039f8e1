import { TextLink } from '@/components/ui/link'
import type { Claims } from '@/lib/content/claim'
import { type PublicReplySpeed, replySpeedText } from '@/lib/content/reply-speed-text'
import type { SiteSettings } from '@/lib/content/site-settings'

import { OpeningTimes } from './opening-times'

/** The other ways to contact us, beside a form. */
export function ContactOptions({
  settings: { mainPhone, email, hours, company },
  claims,
  speed = null,
}: {
  settings: SiteSettings
  claims: Claims
  /** Null unless staff show it. */
  speed?: PublicReplySpeed | null
}) {
  const speedText = speed && replySpeedText(speed)
  return (
    <>
      <h2 className="text-h3">Prefer to talk?</h2>
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
      {speedText && <p className="mt-5 text-sm text-ink-2">{speedText}</p>}
      <address className="mt-5 text-sm text-ink-2 not-italic">{company.address.join(', ')}</address>
    </>
  )
}
