import { ClaimNote } from '@/components/ui/claim-note'
import type { BlockOf } from '@/lib/content/page'

import { BlockFrame } from './block-frame'

/** Figures that we claim; the dotted underline opens the evidence for each. */
export function StatsBlock({ block: { id, claims } }: { block: BlockOf<'stats'> }) {
  return (
    <BlockFrame id={id}>
      <dl className="grid gap-x-(--gutter) border-t-[1.5px] border-ink sm:grid-cols-2">
        {claims.map((claim) => (
          <div key={claim.key} className="border-b border-line py-4">
            <dt className="font-display text-quote font-medium">
              <ClaimNote claim={claim}>{claim.text}</ClaimNote>
            </dt>
            <dd className="mt-1 max-w-[32em] text-sm text-ink-2">{claim.kind === 'reading' && claim.qualifier}</dd>
          </div>
        ))}
      </dl>
    </BlockFrame>
  )
}
