import { ButtonLink } from '@/components/ui/button'
import type { NextStep } from '@/lib/site/quick-calculation/next-step'

import { SheetPart } from './sheet-part'

/** What we would do next in the visitor's place. */
export function NextPart({ next: { words, links } }: { next: NextStep }) {
  return (
    <SheetPart heading="What we’d do next">
      <p className="max-w-[38em]">{words}</p>
      <div className="no-print mt-5 flex flex-wrap gap-3">
        {links.map(({ label, href }, place) => (
          <ButtonLink key={label} href={href} look={place === 0 ? 'primary' : 'secondary'} className="max-sm:w-full">
            {label}
          </ButtonLink>
        ))}
      </div>
    </SheetPart>
  )
}
