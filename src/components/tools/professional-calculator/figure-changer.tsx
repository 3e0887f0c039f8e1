import { GivenChanger, type GivenFigure } from '@/components/tools/working/given-changer'
import type { OwnFigures } from '@/lib/domain/project/own-figures'
import { ownFigureLimits } from '@/lib/domain/quick-estimate/own-figures'
import { ANSWERED } from '@/lib/domain/house/sources'
import type { WorkingStep } from '@/lib/domain/quantity/working'
import { typedAt, type TypedAt } from '@/lib/site/professional/typed-at'
import type { HistoryAction } from '@/lib/site/professional/sheet-history'

type FigureChangerProps = {
  step: WorkingStep
  own: OwnFigures
  dispatch: (action: HistoryAction) => void
  /** Leads to the field that a figure was typed in. */
  goTo: (place: TypedAt) => void
}

/** Under a given figure of a project: a field for one's own, or the way to where it was typed. */
export function FigureChanger({ step, own, dispatch, goTo }: FigureChangerProps) {
  const { key } = step
  if (ownFigureLimits(key) && step.source?.title !== ANSWERED.title) {
    const before = oursIn(step)
    const value = own[key]
    return (
      <GivenChanger
        given={before}
        own={{
          changed: value === undefined ? {} : { [key]: { before, value } },
          change: (_, changed) => dispatch({ type: 'own', key, value: changed }),
          undo: () => dispatch({ type: 'own', key, value: null }),
        }}
      />
    )
  }
  const place = typedAt(key)
  if (!place) return null
  return (
    <button
      type="button"
      onClick={() => goTo(place)}
      className="no-print min-h-11 text-sm font-semibold underline underline-offset-[.22em]"
    >
      {PLACES[place.in]}
      <span className="sr-only">: {step.name}</span>
    </button>
  )
}

const PLACES: Readonly<Record<TypedAt['in'], string>> = {
  home: 'Change it in its field',
  row: 'Change it in the row of the room',
  parts: 'Change it among the parts of the room',
}

/** The figure as it stands without anybody's own. */
function oursIn({ key, name, unit, value, spread, insteadOf }: WorkingStep): GivenFigure {
  const ours = insteadOf ?? { value, spread }
  return { key, name, unit, value: ours.value, ...(ours.spread && { spread: ours.spread }) }
}
