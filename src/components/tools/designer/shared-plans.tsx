import { useId } from 'react'

import { HeatKey } from '@/components/ui/heat-key'
import type { ComfortField } from '@/lib/calculators/designer/comfort-field'
import { USUAL_VIEW } from '@/lib/calculators/designer/comfort-view'
import { keyLimits, viewWords } from '@/lib/calculators/designer/comfort-words'
import { panelName } from '@/lib/calculators/designer/fixing-list'
import { nameOnPlan, numberSizeMm } from '@/lib/calculators/designer/name-on-plan'
import { storeyName } from '@/lib/calculators/designer/words'
import { type DesignRoom, storeysOf } from '@/lib/domain/design/design'
import { extentOfAll } from '@/lib/domain/design/extent'

import { TEXT_SHARE } from './plan-frame'
import { PlanPin } from './plan-pin'
import { clipId, pathOf, PlanRoom, rectOf } from './plan-room'
import { StoreyPicture } from './storey-picture'

/** A place that a comment is about. */
export type Pin = { number: number; storey: number; xMm: number; yMm: number }

type PlanProps = { rooms: readonly DesignRoom[]; numbers: ReadonlyMap<string, number>; pins: readonly Pin[] }

type SharedPlansProps = PlanProps & { fields: ReadonlyMap<string, ComfortField> }

/** The plans of all storeys with a view of each, drawn on the server. */
export function SharedPlans({ rooms, numbers, fields, pins }: SharedPlansProps) {
  return (
    <div className="grid gap-6">
      {storeysOf(rooms).map((storey) => {
        const drawn = rooms.filter((room) => room.storey === storey)
        return (
          <figure key={storey}>
            <figcaption className="mb-2 font-semibold">{`${storeyName(storey)}, as a plan and from above`}</figcaption>
            <div className="grid items-start gap-6 lg:grid-cols-2">
              <StoreyPlan rooms={drawn} numbers={numbers} pins={pins.filter((pin) => pin.storey === storey)} />
              <StoreyPicture viewed={drawn.map((room) => ({ room, panels: room.panels ?? [] }))} fields={fields} />
            </div>
          </figure>
        )
      })}
      <div>
        <p className="mb-2 text-sm">{viewWords(USUAL_VIEW)}</p>
        <HeatKey limits={keyLimits(USUAL_VIEW.shows)} />
      </div>
    </div>
  )
}

function StoreyPlan({ rooms, numbers, pins }: PlanProps) {
  const drawingId = useId()
  const { westMm, eastMm, southMm, northMm } = extentOfAll(rooms.map(({ outline }) => outline))
  const [length, width] = [eastMm - westMm, northMm - southMm]
  const margin = 0.04 * Math.max(length, width)
  const textMm = TEXT_SHARE * Math.max(length, width)
  const numberMm = numberSizeMm(textMm)
  return (
    <svg
      viewBox={`${westMm - margin} ${-northMm - margin} ${length + 2 * margin} ${width + 2 * margin}`}
      role="img"
      data-plan-of={rooms[0]?.storey}
      aria-label={`Plan with ${rooms.map(({ name }) => name || 'a room without a name').join(', ')}`}
      className="block max-h-[70vh] w-full bg-daylight"
    >
      <defs>
        {rooms.map((room) => (
          <clipPath key={room.id} id={clipId(drawingId, room)}>
            <path d={pathOf(room)} />
          </clipPath>
        ))}
      </defs>
      {rooms.map((room) => (
        <PlanRoom key={room.id} room={room} drawingId={drawingId} isChosen={false} isTraced={false} />
      ))}
      {rooms.map((room) => (
        <g key={room.id} textAnchor="middle" className="fill-ink font-semibold">
          {(room.panels ?? []).map((panel, index) => (
            <g key={index}>
              <rect {...rectOf(panel)} className="fill-panel stroke-ink" strokeWidth={textMm / 12} />
              <text
                x={(panel.westMm + panel.eastMm) / 2}
                y={-(panel.southMm + panel.northMm) / 2 + numberMm / 3}
                fontSize={numberMm}
              >
                {panelName((numbers.get(room.id) ?? 1) + index)}
              </text>
            </g>
          ))}
          {nameOnPlan({ room, panels: room.panels ?? [], textMm }).map(({ text, x, y, sizeMm }) => (
            <text key={text} x={x} y={y} fontSize={sizeMm}>
              {text}
            </text>
          ))}
        </g>
      ))}
      {pins.map(({ number, xMm, yMm }) => (
        <PlanPin key={number} text={String(number)} {...{ xMm, yMm }} sizeMm={textMm} />
      ))}
    </svg>
  )
}
