import type { ReactNode } from 'react'

import { Section } from '@/components/ui/section'
import type { SiteSettings } from '@/lib/content/site-settings'
import { describeHours } from '@/lib/domain/opening-hours/describe-hours'

/** `sparky` is Sparky's logo. */
export function CallUsSection({
  settings: { mainPhone, sparkyPhone, hours },
  sparky,
}: {
  settings: SiteSettings
  sparky: ReactNode
}) {
  const open = describeHours(hours).filter(({ period }) => period)
  return (
    <Section
      name="Call us"
      context="Devizes, Wiltshire"
      className="render-late [--late-height:24rem] md:[--late-height:20rem]"
    >
      <h2 className="text-h2">Prefer to talk?</h2>
      <p className="mt-5">
        <a
          href={mainPhone.href}
          className="font-display text-[clamp(2.75rem,1.85rem+3.8vw,5.25rem)] leading-none font-medium tracking-[-.02em] whitespace-nowrap hover:text-ember-deep"
        >
          {mainPhone.display}
        </a>
      </p>
      <p className="mt-3">{open.map(({ days, times }) => `${days}, ${times}`).join('. ')}.</p>
      <p className="mt-7 flex max-w-[36em] items-center gap-4 border-t border-line pt-5">
        {sparky}
        <span>
          Closed? Sparky, our AI phone assistant, answers 24/7 on{' '}
          <a
            href={sparkyPhone.href}
            className="inline-block py-1 font-semibold whitespace-nowrap underline decoration-current/45 decoration-[1.5px] underline-offset-[.22em] hover:decoration-current"
          >
            {sparkyPhone.display}
          </a>
          .
        </span>
      </p>
    </Section>
  )
}
