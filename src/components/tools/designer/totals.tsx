import { useCallback } from 'react'

import type { OtherWay } from '@/lib/calculators/designer/other-ways'
import type { Design } from '@/lib/domain/design/design'
import type { MeasureKey } from '@/lib/domain/estimate/comfort-measures'
import type { CartProduct } from '@/lib/schemas/cart'

import { NotReached } from '../not-reached'
import type { Apply } from './apply'
import type { SharedVersion } from './design-start'
import { Sharing } from './sharing'
import { TotalsSheet } from './totals-sheet'
import type { useDesignOutcome } from './use-design-outcome'

type TotalsProps = ReturnType<typeof useDesignOutcome> & {
  design: Design
  products: readonly CartProduct[]
  shared: SharedVersion | undefined
  kept: { name: string; number: number }
  apply: Apply
}

/** The totals, or why there are none yet, and how to show the design to someone else. */
export function Totals(props: TotalsProps) {
  const { design, outcome, engine, hasFailed, tryAgain, products, shared, kept, apply } = props
  const onMeasures = useCallback(
    (measures: readonly MeasureKey[]) => void apply({ type: 'set-home', change: { measures: [...new Set(measures)] } }),
    [apply],
  )
  const onHeating = useCallback(
    ({ choice, rooms }: OtherWay) => void apply({ type: 'set-heating', rooms }, { says: choice }),
    [apply],
  )
  return (
    <>
      <section id="totals" aria-labelledby="totals-heading">
        <h2 id="totals-heading" className="mb-3 text-h4 font-medium">
          What it comes to
        </h2>
        {outcome && outcome.design !== design && !hasFailed && (
          <p className="mb-2 text-sm text-ink-2">Working out the change.</p>
        )}
        {outcome && engine ? (
          <TotalsSheet
            {...{ outcome, products, onMeasures, onHeating }}
            drawing={shared?.reference}
            messageOf={engine.messageOf}
          />
        ) : hasFailed ? (
          <NotReached onTryAgain={tryAgain}>The calculation couldn’t be loaded. Your drawing is kept.</NotReached>
        ) : (
          <p>Working out the heat and the panels.</p>
        )}
      </section>
      <Sharing {...{ design, outcome, shared, kept }} />
    </>
  )
}
