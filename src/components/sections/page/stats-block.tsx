import { ClaimNote, ClaimQualifier } from '@/components/ui/claim-note'
import { cx } from '@/components/ui/cx'
import { isOfRecord } from '@/lib/content/claim'
import type { BlockOf } from '@/lib/content/page'

import { BlockFrame } from './block-frame'

/** Figures that we claim, large if their proof is on file; the dotted underline opens the evidence for each. */
export function StatsBlock({ block: { id, claims } }: { block: BlockOf<'stats'> }) {
  return (
    <BlockFrame id={id}>
      <dl className="grid gap-x-(--gutter) border-t-[1.5px] border-ink sm:grid-cols-2">
        {claims.map((claim) => (
          <div key={claim.key} className="border-b border-line py-4">
            <dt
              className={cx(
                claim.kind === 'reading' && isOfRecord(claim) ? 'font-display text-quote font-medium' : 'font-semibold',
              )}
            >
              <ClaimNote claim={claim}>{claim.text}</ClaimNote>
            </dt>
            <dd className="mt-1 max-w-[32em]">
              <ClaimQualifier claim={claim} />
            </dd>
          </div>
        ))}
      </dl>
    </BlockFrame>
  )
}
