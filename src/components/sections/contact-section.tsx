import { ButtonLink } from '@/components/ui/button'
import { TextLink } from '@/components/ui/link'
import { Section } from '@/components/ui/section'
import type { Claims } from '@/lib/content/claim'
import type { SectionCopy } from '@/lib/content/home-page'
import type { SiteSettings } from '@/lib/content/site-settings'
import { isOpen } from '@/lib/routing/closed'
import { routes } from '@/lib/routing/routes'

import { OpeningTimes } from './opening-times'

type ContactSectionProps = { copy: SectionCopy; settings: SiteSettings; claims: Claims }

export function ContactSection({ copy, settings: { mainPhone, email, hours }, claims }: ContactSectionProps) {
  return (
    <Section
      id="contact"
      name="Contact"
      context="Devizes, Wiltshire"
      band="plaster"
      className="render-late [--late-height:44rem] md:[--late-height:20rem]"
    >
      <div className="grid gap-x-(--gutter) gap-y-11 md:grid-cols-9">
        <div className="md:col-span-5">
          <h2 className="text-h2">{copy.heading}</h2>
          {copy.lede && <p className="mt-4 max-w-[38em] text-lede">{copy.lede}</p>}
          <p className="mt-5.5">
            <a
              href={mainPhone.href}
              className="font-display text-h2 font-medium whitespace-nowrap hover:text-ember-deep"
            >
              {mainPhone.display}
            </a>
          </p>
          <p className="mt-1.5">
            <TextLink href={`mailto:${email}`} className="inline-block py-2">
              {email}
            </TextLink>
          </p>
          <div className="mt-5 flex flex-wrap gap-3">
            <ButtonLink href={mainPhone.href} icon="phone">
              Call us
            </ButtonLink>
            {isOpen(routes.systemDesigner) && (
              <ButtonLink href={routes.systemDesigner} look="secondary" icon="ruler">
                Design Your System
              </ButtonLink>
            )}
          </div>
        </div>
        <div className="md:col-span-4">
          <OpeningTimes hours={hours} claims={claims} />
        </div>
      </div>
    </Section>
  )
}
