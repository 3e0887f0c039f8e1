import { ClaimNote } from '@/components/ui/claim-note'
import type { BlockOf } from '@/lib/site/page'

import { Part } from './part'

/** Figures that we claim; the dotted line opens what stands behind each. */
export function StatsPart({ block: { id, claims } }: { block: BlockOf<'stats'> }) {
  return (
    <Part id={id}>
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
    </Part>
  )
}
