import { pictureCorners } from '@/lib/domain/design/underlay'
import type { PlanPoint } from '@/lib/domain/room-plan/corners'

import { DragHandle } from './drag-handle'
import { LINE } from './line'
import { MeasuringLine } from './measuring-line'
import type { Underlay } from './underlay-store'
import type { MeasuredLine } from './use-underlay'

/** The picture itself, below the rooms. */
export function UnderlayPicture({ picture, placing, opacityPercent }: Underlay) {
  const { at, mmPerPx, turnedRad } = placing
  const [cosine, sine] = [mmPerPx * Math.cos(turnedRad), mmPerPx * Math.sin(turnedRad)]
  return (
    <image
      href={picture.href}
      width={picture.widthPx}
      height={picture.heightPx}
      transform={`matrix(${cosine} ${-sine} ${sine} ${cosine} ${at.xMm} ${-at.yMm})`}
      opacity={opacityPercent / 100}
      pointerEvents="none"
      className="no-print"
    />
  )
}

type UnderlayHandlesProps = {
  underlay: Underlay
  line: MeasuredLine
  /** The size of the text on the plan. */
  sizeMm: number
  onMove: (to: PlanPoint) => void
  onLine: (line: MeasuredLine) => void
}

/** Handles for the picture’s frame, and for the two points whose distance is entered. */
export function UnderlayHandles({ underlay, line, sizeMm, onMove, onLine }: UnderlayHandlesProps) {
  const { placing, picture } = underlay
  const frame = pictureCorners(placing, picture)
  return (
    <>
      <path
        d={`M${frame.map(({ xMm, yMm }) => `${xMm} ${-yMm}`).join('L')}Z`}
        className="no-print fill-none stroke-ink"
        strokeDasharray="8 6"
        strokeWidth={1.5}
        pointerEvents="none"
        {...LINE}
      />
      <DragHandle label="Move the picture" at={placing.at} stepMm={10} onMove={onMove}>
        <rect
          x={-1.1 * sizeMm}
          y={-1.1 * sizeMm}
          width={2.2 * sizeMm}
          height={2.2 * sizeMm}
          className="fill-ink stroke-panel"
          strokeWidth={1.5}
          {...LINE}
        />
      </DragHandle>
      <MeasuringLine ends={['First point', 'Second point']} {...{ line, sizeMm, onLine }} />
    </>
  )
}
