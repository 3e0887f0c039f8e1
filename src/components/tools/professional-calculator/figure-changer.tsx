import { GivenChanger, type GivenChanges, oursIn } from '@/components/tools/working/given-changer'
import type { MissingFigure } from '@/lib/calculators/engine/missing-prices'
import type { HistoryAction } from '@/lib/calculators/professional/sheet-history'
import { type TypedAt, typedAt } from '@/lib/calculators/professional/typed-at'
import { ownFigureLimits } from '@/lib/domain/estimate/own-figure-limits'
import type { OwnFigures } from '@/lib/domain/estimate/project'
import { ANSWERED } from '@/lib/domain/quantity/common-sources'
import type { WorkingStep } from '@/lib/domain/quantity/working'

type FigureChangerProps = {
  step: WorkingStep
  own: OwnFigures
  dispatch: (action: HistoryAction) => void
  /** Focuses the field in which a figure was entered. */
  goTo: (target: TypedAt) => void
}

/** Below a given figure of a project: a field to override it, or a link to the field where it was entered. */
export function FigureChanger({ step, own, dispatch, goTo }: FigureChangerProps) {
  const { key } = step
  if (ownFigureLimits(key) && step.source?.title !== ANSWERED.title) {
    return <GivenChanger key={key} given={oursIn(step)} own={changesOf({ key, own, dispatch })} />
  }
  const target = typedAt(key)
  if (!target) return null
  return (
    <button
      type="button"
      onClick={() => goTo(target)}
      className="no-print min-h-11 text-sm font-semibold underline underline-offset-[.22em]"
    >
      <span>{PLACES[target.in]}</span>
      <span className="sr-only">{`: ${step.name}`}</span>
    </button>
  )
}

type OwnPriceProps = Pick<FigureChangerProps, 'own' | 'dispatch'> & { price: MissingFigure }

/** A field for the price of a fuel that we lack. */
export function OwnPrice({ price, own, dispatch }: OwnPriceProps) {
  return (
    <div className="no-print mt-3">
      <p className="text-sm font-semibold">{`${price.name} that you last paid, ${price.sold?.unit ?? price.unit}`}</p>
      <GivenChanger given={price} own={changesOf({ key: price.key, own, dispatch })} />
    </div>
  )
}

function changesOf({
  key,
  own,
  dispatch,
}: Pick<FigureChangerProps, 'own' | 'dispatch'> & { key: string }): GivenChanges {
  return {
    values: own,
    change: (_, value) => dispatch({ type: 'own', key, value }),
    undo: () => dispatch({ type: 'own', key, value: null }),
  }
}

const PLACES: Readonly<Record<TypedAt['in'], string>> = {
  home: 'Change it in its field',
  row: 'Change it in the row of the room',
  parts: 'Change it among the parts of the room',
}
