import { useId } from 'react'

import { HeatKey } from '@/components/ui/heat-key'
import { USUAL_VIEW } from '@/lib/calculators/designer/comfort-view'
import { keyLimits } from '@/lib/calculators/designer/comfort-words'
import { extentOfAll } from '@/lib/domain/design/extent'
import { counted } from '@/lib/format/counted'

import type { Outcome } from './designer-engine'
import { clipId, pathOf, PlanComfort, PlanRoom, rectOf } from './plan-room'

const MARGIN_MM = 300

/** A finished plan, half as a drawing and half with its heat: what the designer makes. */
export function StartPicture({
  outcome,
  label,
}: {
  outcome: Pick<Outcome, 'design' | 'result' | 'fields'>
  label: string
}) {
  const drawingId = useId()
  const { rooms } = outcome.design
  const { westMm, eastMm, southMm, northMm } = extentOfAll(rooms.map(({ outline }) => outline))
  const [length, width] = [eastMm - westMm + 2 * MARGIN_MM, northMm - southMm + 2 * MARGIN_MM]
  const middle = (westMm + eastMm) / 2
  return (
    <figure data-before-drawing className="no-print mb-6 grid gap-3 noscript:hidden">
      <svg
        viewBox={`${westMm - MARGIN_MM} ${-northMm - MARGIN_MM} ${length} ${width}`}
        role="img"
        aria-label={`Plan of a home, ${label}: panels on the left, the warmth of its rooms on the right`}
        className="block max-h-[40vh] w-full bg-daylight"
      >
        <defs>
          {rooms.map((room) => (
            <clipPath key={room.id} id={clipId(drawingId, room)}>
              <path d={pathOf(room)} />
            </clipPath>
          ))}
          <clipPath id={drawingId}>
            <rect x={middle} y={-northMm} width={eastMm - middle} height={northMm - southMm} />
          </clipPath>
        </defs>
        {rooms.map((room) => (
          <PlanRoom key={room.id} room={room} drawingId={drawingId} isChosen={false} isTraced={false} />
        ))}
        <g clipPath={`url(#${drawingId})`}>
          {rooms.map((room) => {
            const field = outcome.fields.get(room.id)
            return field && <PlanComfort key={room.id} room={room} drawingId={drawingId} field={field} />
          })}
        </g>
        {outcome.result.rooms.flatMap(({ id, panels }) =>
          panels.map((panel, index) => (
            <rect key={`${id} ${index}`} {...rectOf(panel)} className="fill-panel stroke-ink" strokeWidth={40} />
          )),
        )}
      </svg>
      <HeatKey limits={keyLimits(USUAL_VIEW.shows)} />
      <figcaption className="text-sm text-ink-2">
        {`${label}, ${counted(outcome.result.panels, 'panel')}: drawing left, radiant rise right.`}
      </figcaption>
    </figure>
  )
}
