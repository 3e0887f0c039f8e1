import { useState } from 'react'

import type { DesignRoom } from '@/lib/domain/design/design'
import { extentOf } from '@/lib/domain/design/extent'
import { lengthIn } from '@/lib/domain/room-plan/length'

import { useUnit } from './length-unit'
import { lengthOf, MeasuringLine } from './measuring-line'
import type { MeasuredLine } from './use-underlay'

export type RulerState = { line: MeasuredLine; onLine: (line: MeasuredLine) => void }

/** The ruler, across the selected room until it is moved; null while it is put away. */
export function useRuler({ room, isShown }: { room: DesignRoom | undefined; isShown: boolean }): RulerState | null {
  const [line, onLine] = useState<MeasuredLine | null>(null)
  if (!isShown) return null
  return { line: line ?? lineAcross(room), onLine }
}

const AT_FIRST_MM = 2_000

function lineAcross(room: DesignRoom | undefined): MeasuredLine {
  if (!room)
    return [
      { xMm: 0, yMm: 0 },
      { xMm: AT_FIRST_MM, yMm: 0 },
    ]
  const { westMm, eastMm, southMm, northMm } = extentOf(room.outline)
  const yMm = (southMm + northMm) / 2
  return [
    { xMm: westMm, yMm },
    { xMm: eastMm, yMm },
  ]
}

/** Measures between two points of the plan, which need not be a wall’s ends. */
export function Ruler({ line, onLine, sizeMm }: RulerState & { sizeMm: number }) {
  const text = lengthIn(lengthOf(line), useUnit())
  return (
    <MeasuringLine
      ends={[`Ruler, first end, ${text}`, `Ruler, second end, ${text}`]}
      {...{ line, onLine, sizeMm, text }}
    />
  )
}
