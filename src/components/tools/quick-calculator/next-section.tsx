import { ButtonLink } from '@/components/ui/button'
import { ArrowLink } from '@/components/ui/link'
import { challengeFor } from '@/lib/calculators/challenge/season-link'
import type { EstimateView } from '@/lib/calculators/quick/estimate-view'
import { isOpen } from '@/lib/routing/closed'
import { quoteRequestFrom, scriptRoutes } from '@/lib/routing/script-routes'

import { SheetSection } from './sheet-section'

const SOURCE = 'quick-calculator'
const QUOTE = quoteRequestFrom(SOURCE)

/** Suggested next steps; the quote form receives the answers. */
export function NextSection({ next: { words, links }, query }: { next: EstimateView['next']; query: string }) {
  return (
    <SheetSection heading="What we’d do next">
      <p className="max-w-[38em]">{words}</p>
      <div className="no-print mt-5 flex flex-wrap gap-3">
        {links.map(({ label, href }, index) => (
          <ButtonLink
            key={label}
            href={href === QUOTE ? quoteRequestFrom(SOURCE, { calculation: query }) : href}
            look={index === 0 ? 'primary' : 'secondary'}
            className="max-sm:w-full"
          >
            {label}
          </ButtonLink>
        ))}
      </div>
      {isOpen(scriptRoutes.energyChallenge) && (
        <ArrowLink href={challengeFor(query)} className="no-print mt-3">
          What could this home save in one winter?
        </ArrowLink>
      )}
    </SheetSection>
  )
}
