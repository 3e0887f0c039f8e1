import { ClaimNote, ClaimQualifier } from '@/components/ui/claim-note'
import { cx } from '@/components/ui/cx'
import { type Claims, readingOf } from '@/lib/content/claim'
import { figureCaption } from '@/lib/content/claim-figure'
import type { SalesPage } from '@/lib/content/sales-page'

import { Counter } from './counter'
import { MeterList } from './meter-list'

const SPANS = ['md:col-span-5', 'md:col-span-3', 'md:col-span-4']
const FIRST_AFTER_SECONDS = 0.5
const NEXT_AFTER_SECONDS = 0.5

/** Three figures that count up in turn, each with its evidence. A claim without a figure has no counter. */
export function SalesCounters({ counters, claims }: { counters: SalesPage['counters']; claims: Claims }) {
  const counted = counters.flatMap(({ claimKey }) => readingOf(claims, claimKey) ?? [])
  if (counted.length === 0) return null
  return (
    <MeterList className="grid-page gap-y-9 pt-11 md:pt-16">
      {counted.map((claim, index) => (
        <div
          key={claim.key}
          className={cx(
            'flex flex-col-reverse justify-end md:not-first:border-l md:not-first:border-line md:not-first:pl-(--gutter)',
            SPANS[index],
          )}
        >
          <dt className="mt-2 max-w-64 text-sm">
            <ClaimNote claim={claim}>{figureCaption(claim)}</ClaimNote>
            <ClaimQualifier claim={claim} />
          </dt>
          <dd className="font-display text-[clamp(3.5rem,2.2rem+5.4vw,7.25rem)] leading-[.95] font-medium tracking-[-.025em]">
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
