import { ClaimNote, ClaimQualifier } from '@/components/ui/claim-note'
import { type Claims, readingOf } from '@/lib/content/claim'
import { figureCaption } from '@/lib/content/claim-figure'
import type { SalesPage } from '@/lib/content/sales-page'

import { Counter } from './counter'
import { MeterList } from './meter-list'

const FIRST_AFTER_SECONDS = 0.5
const NEXT_AFTER_SECONDS = 0.5

/** Three figures that count up in turn, in text size beside their evidence. A claim without a figure has no counter. */
export function SalesCounters({ counters, claims }: { counters: SalesPage['counters']; claims: Claims }) {
  const counted = counters.flatMap(({ claimKey }) => readingOf(claims, claimKey) ?? [])
  if (counted.length === 0) return null
  return (
    <MeterList className="grid-page gap-y-5 pt-9 md:pt-11">
      {counted.map((claim, index) => (
        <div
          key={claim.key}
          className="flex flex-col-reverse justify-end md:col-span-4 md:not-first:border-l md:not-first:border-line md:not-first:pl-(--gutter)"
        >
          <dt className="text-sm">
            <ClaimNote claim={claim}>{figureCaption(claim)}</ClaimNote>
            <ClaimQualifier claim={claim} />
          </dt>
          <dd className="text-h4 font-semibold">
            <Counter
              figure={Number(claim.value)}
              suffix={claim.unit}
              afterSeconds={FIRST_AFTER_SECONDS + index * NEXT_AFTER_SECONDS}
            />
          </dd>
        </div>
      ))}
    </MeterList>
  )
}
