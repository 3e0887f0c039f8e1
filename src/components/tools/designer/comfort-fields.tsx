import { memo } from 'react'

import { COMFORT_VIEWS, POSTURES } from '@/lib/calculators/designer/comfort-view'
import { LENGTH_UNITS } from '@/lib/domain/room-plan/length'

import { ChosenField } from '../professional-calculator/tool-field'
import { useUnitChoice } from './length-unit'
import type { ComfortChoice } from './use-comfort-view'

/** The quantity that the map shows, and the posture of the person it is for. */
export const ComfortFields = memo(function ComfortFields({ view, change }: ComfortChoice) {
  return (
    <div className="no-print grid gap-4 sm:grid-cols-2">
      <ChosenField
        label="Shown on the map"
        value={view.shows}
        options={COMFORT_VIEWS}
        onChoose={(shows) => change({ shows })}
      />
      <ChosenField
        label="For someone"
        value={view.posture}
        options={POSTURES}
        onChoose={(posture) => change({ posture })}
      />
    </div>
  )
})

/** Chooses the unit of all lengths. */
export function UnitSelect() {
  const { unit, choose } = useUnitChoice()
  return <ChosenField label="Lengths in" value={unit} options={LENGTH_UNITS} onChoose={choose} />
}
