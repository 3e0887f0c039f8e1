import { memo } from 'react'

import { panelName } from '@/lib/calculators/designer/fixing-list'
import { nameOnPlan, numberSizeMm } from '@/lib/calculators/designer/name-on-plan'
import { panelsOf } from '@/lib/calculators/designer/panels-of'
import type { RoomDesign } from '@/lib/calculators/designer/room-design'
import type { DesignRoom } from '@/lib/domain/design/design'
import type { LengthUnit } from '@/lib/domain/room-plan/length'

type PlanWordsProps = {
  shown: readonly DesignRoom[]
  found: ReadonlyMap<string, RoomDesign>
  numbers: ReadonlyMap<string, number>
  textMm: number
  unit: LengthUnit
}

/** The names of rooms and the numbers of panels. */
export const PlanWords = memo(function PlanWords({ shown, found, numbers, textMm, unit }: PlanWordsProps) {
  return (
    <g
      fontSize={textMm}
      textAnchor="middle"
      pointerEvents="none"
      paintOrder="stroke"
      strokeWidth={textMm / 4}
      className="fill-ink stroke-panel font-semibold"
    >
      {shown.map((room) => (
        <RoomWords
          key={room.id}
          room={room}
          found={found.get(room.id)}
          firstNumber={numbers.get(room.id) ?? 1}
          textMm={textMm}
          unit={unit}
        />
      ))}
    </g>
  )
})

type RoomWordsProps = {
  room: DesignRoom
  found: RoomDesign | undefined
  firstNumber: number
  textMm: number
  unit: LengthUnit
}

/** The name and size of a room, and the number of each panel at its lower corner. */
const RoomWords = memo(function RoomWords({ room, found, firstNumber, textMm, unit }: RoomWordsProps) {
  const panels = panelsOf(room, found)
  const numberMm = numberSizeMm(textMm)
  return (
    <>
      {nameOnPlan({ room, panels, textMm, unit }).map(({ text, x, y, sizeMm }, line) => (
        <text key={line} x={x} y={y} fontSize={sizeMm}>
          {text}
        </text>
      ))}
      {panels.map(({ eastMm, southMm }, index) => (
        <text
          key={`P${index}`}
          x={eastMm - 0.4 * numberMm}
          y={-southMm - 0.5 * numberMm}
          fontSize={numberMm}
          textAnchor="end"
        >
          {panelName(firstNumber + index)}
        </text>
      ))}
    </>
  )
})
