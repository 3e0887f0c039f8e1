import type { PlanPoint } from '@/lib/domain/room-plan/corners'

import { DragHandle } from './drag-handle'
import { FINGER } from './handles-of'
import { LINE } from './line'
import type { MeasuredLine } from './use-underlay'

/** To the centimetre. */
export const lengthOf = ([from, to]: MeasuredLine) =>
  Math.round(Math.hypot(to.xMm - from.xMm, to.yMm - from.yMm) / 10) * 10

type MeasuringLineProps = {
  line: MeasuredLine
  /** What its two ends are called. */
  ends: readonly [string, string]
  /** Its length in words, beside its middle. */
  text?: string
  /** The size of the text on the plan. */
  sizeMm: number
  onLine: (line: MeasuredLine) => void
}

/** A line between two points that are dragged to what is measured. */
export function MeasuringLine({ line, ends, text, sizeMm, onLine }: MeasuringLineProps) {
  const [from, to] = line
  return (
    <>
      <path
        d={`M${from.xMm} ${-from.yMm}L${to.xMm} ${-to.yMm}`}
        className="no-print stroke-ember"
        strokeWidth={2.5}
        pointerEvents="none"
        {...LINE}
      />
      <LinePoint label={ends[0]} at={from} sizeMm={sizeMm} onMove={(at) => onLine([at, to])} />
      <LinePoint label={ends[1]} at={to} sizeMm={sizeMm} onMove={(at) => onLine([from, at])} />
      {text !== undefined && (
        <text
          x={(from.xMm + to.xMm) / 2}
          y={-(from.yMm + to.yMm) / 2 - 0.6 * sizeMm}
          fontSize={sizeMm}
          textAnchor="middle"
          paintOrder="stroke"
          strokeWidth={sizeMm / 3}
          pointerEvents="none"
          className="no-print fill-ink stroke-panel! font-semibold"
        >
          {text}
        </text>
      )}
    </>
  )
}

type LinePointProps = { label: string; at: PlanPoint; sizeMm: number; onMove: (to: PlanPoint) => void }

/** A ring with a cross in it, so that what is below the point can be seen. */
function LinePoint({ label, at, sizeMm, onMove }: LinePointProps) {
  const reach = 1.1 * sizeMm
  return (
    <DragHandle label={label} at={at} snapMm={10} stepMm={1} onMove={onMove}>
      <circle r={FINGER * sizeMm} className="fill-transparent stroke-transparent" />
      <circle r={reach} className="fill-transparent stroke-ember" strokeWidth={2.5} {...LINE} />
      <path
        d={`M${-reach} 0h${2 * reach}M0 ${-reach}v${2 * reach}`}
        className="stroke-ember"
        strokeWidth={1}
        {...LINE}
      />
    </DragHandle>
  )
}
