import { memo, type PointerEvent, useEffect, useEffectEvent, useId, useState } from 'react'

import { cx } from '@/components/ui/cx'
import {} from '@/lib/calculators/designer/circuits-of-panels'
import { firstNumbers, panelName } from '@/lib/calculators/designer/fixing-list'
import { nameOnPlan, numberSizeMm } from '@/lib/calculators/designer/name-on-plan'
import { panelsOf } from '@/lib/calculators/designer/panels-of'
import type { RoomDesign } from '@/lib/calculators/designer/room-design'
import type { DesignRoom } from '@/lib/domain/design/design'
import { extentOfAll } from '@/lib/domain/design/extent'
import { onGrid } from '@/lib/domain/design/new-room'
import { pictureCorners } from '@/lib/domain/design/underlay'
import type { PlanPoint } from '@/lib/domain/room-plan/corners'
import type { PlanRectangle } from '@/lib/domain/room-plan/rectangle'

import type { Apply } from './apply'
import type { Outcome } from './designer-engine'
import { LINE } from './line'
import { PlanHandles } from './plan-handles'
import { HatchPatterns, PanelOutlines, Panels } from './plan-panels'
import { clipId, pathOf, PlanComfort, PlanRoom } from './plan-room'
import { UnderlayHandles, UnderlayPicture } from './underlay-picture'
import type { UnderlayState } from './use-underlay'

type PlanDrawingProps = {
  rooms: readonly DesignRoom[]
  chosen: DesignRoom | undefined
  /** Whether to show only the selected room. Paper shows the whole storey instead (`PrintedPlan`). */
  isClose: boolean
  outcome: Outcome | null
  /** The share of the plan that shows comfort, from the right, in per cent. */
  comfortPercent: number
  keepsAngles: boolean
  person: PlanPoint | null
  apply: Apply
  onChoose: (id: string) => void
  onPerson: (to: PlanPoint) => void
  /** Called at the end of a drag. */
  onRest: () => void
  /** The label beside the person: 'Feels +1.3 K'. */
  feels: string
  /** Where the section is cut while the pointer is over the selected room. */
  cutMm: number | null
  onCut: (cutMm: number | null) => void
  /** The picture under the plan and the points that scale it, both only if they belong to this storey. */
  tracing: Pick<UnderlayState, 'underlay' | 'line' | 'change' | 'setLine'>
}

/** The plan of a storey to scale, with comfort drawn over its right side. */
export function PlanDrawing(props: PlanDrawingProps) {
  const { rooms, chosen, isClose, outcome, comfortPercent, onChoose, onRest } = props
  const { underlay } = props.tracing
  const shown = isClose && chosen ? [chosen] : rooms
  const drawingId = useId()
  const wipeId = useId()
  const hatchId = useId()
  const picture = underlay && !isClose ? [pictureCorners(underlay.placing, underlay.picture)] : []
  const now = extentOfAll([...shown.map(({ outline }) => outline), ...picture])
  const { extent, hold } = useHeldView(now, onRest)
  const [length, width] = [extent.eastMm - extent.westMm, extent.northMm - extent.southMm]
  const margin = 0.06 * Math.max(length, width)
  const textMm = Math.max(length, width) / 34
  const wipeMm = (length * comfortPercent) / 100
  const found = new Map(outcome?.result.rooms.map((room) => [room.id, room]))
  return (
    <svg
      viewBox={`${extent.westMm - margin} ${-extent.northMm - margin} ${length + 2 * margin} ${width + 2 * margin}`}
      role="group"
      aria-label="Plan"
      onPointerDownCapture={hold}
      onPointerLeave={() => props.onCut(null)}
      className={cx('isolate block max-h-[75vh] w-full bg-daylight', isClose && 'no-print')}
    >
      <Definitions {...{ shown, drawingId, wipeId, hatchId, textMm }} wipe={{ extent, margin, wipeMm }} />
      {underlay && <UnderlayPicture {...underlay} />}
      {shown.map((room) => (
        <g
          key={room.id}
          onClick={() => onChoose(room.id)}
          onPointerMove={(event) => room === chosen && props.onCut(cutBelow(event))}
          className="cursor-pointer"
        >
          <PlanRoom room={room} drawingId={drawingId} isChosen={room === chosen} isTraced={underlay !== null} />
          <Panels id={room.id} panels={panelsOf(room, found.get(room.id))} outcome={outcome} hatchId={hatchId} />
        </g>
      ))}
      {comfortPercent > 0 && (
        <g clipPath={`url(#${wipeId})`} pointerEvents="none">
          {shown.map((room) => (
            <RoomComfort key={room.id} {...{ room, drawingId, outcome }} found={found.get(room.id)} />
          ))}
        </g>
      )}
      <AllWords {...{ shown, found, textMm }} numbers={firstNumbers(outcome?.result.rooms ?? [])} />
      {chosen && shown.includes(chosen) && (
        <>
          {props.cutMm !== null && <CutLine {...{ extent, margin }} cutMm={props.cutMm} />}
          <PlanHandles {...handlesOf(props)} room={chosen} found={found.get(chosen.id)} sizeMm={textMm} />
        </>
      )}
      <TracingHandles tracing={props.tracing} sizeMm={textMm} />
    </svg>
  )
}

const handlesOf = ({ keepsAngles, person, feels, apply, onPerson }: PlanDrawingProps) => ({
  keepsAngles,
  person,
  feels,
  apply,
  onPerson,
})

/** The view of the plan, which does not move during a drag. */
function useHeldView(now: PlanRectangle, onRest: () => void) {
  const [held, setHeld] = useState<PlanRectangle | null>(null)
  const isHeld = held !== null
  const rest = useEffectEvent(() => {
    setHeld(null)
    onRest()
  })
  useEffect(() => {
    if (!isHeld) return
    // On the window, because a press can end outside the plan.
    const letGo = () => rest()
    addEventListener('pointerup', letGo, true)
    addEventListener('pointercancel', letGo, true)
    return () => {
      removeEventListener('pointerup', letGo, true)
      removeEventListener('pointercancel', letGo, true)
    }
  }, [isHeld])
  return { extent: held ?? now, hold: () => setHeld(now) }
}

type DefinitionsProps = {
  shown: readonly DesignRoom[]
  drawingId: string
  wipeId: string
  hatchId: string
  textMm: number
  /** The part of the plan that shows comfort. */
  wipe: { extent: PlanRectangle; margin: number; wipeMm: number }
}

function Definitions({
  shown,
  drawingId,
  wipeId,
  hatchId,
  textMm,
  wipe: { extent, margin, wipeMm },
}: DefinitionsProps) {
  return (
    <defs>
      {shown.map((room) => (
        <clipPath key={room.id} id={clipId(drawingId, room)}>
          <path d={pathOf(room)} />
        </clipPath>
      ))}
      <clipPath id={wipeId}>
        <rect
          x={extent.eastMm - wipeMm}
          y={-extent.northMm - margin}
          width={wipeMm + margin}
          height={extent.northMm - extent.southMm + 2 * margin}
        />
      </clipPath>
      <HatchPatterns prefix={hatchId} sizeMm={textMm} />
    </defs>
  )
}

type RoomComfortProps = Pick<RoomWordsProps, 'room' | 'found'> & { drawingId: string; outcome: Outcome | null }

function RoomComfort({ room, found, drawingId, outcome }: RoomComfortProps) {
  const field = outcome?.fields.get(room.id)
  if (!field) return null
  return (
    <g>
      <PlanComfort room={room} drawingId={drawingId} field={field} />
      <PanelOutlines panels={panelsOf(room, found)} />
    </g>
  )
}

type AllWordsProps = {
  shown: readonly DesignRoom[]
  found: ReadonlyMap<string, RoomDesign>
  numbers: ReadonlyMap<string, number>
  textMm: number
}

function AllWords({ shown, found, numbers, textMm }: AllWordsProps) {
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
        />
      ))}
    </g>
  )
}

type TracingHandlesProps = Pick<PlanDrawingProps, 'tracing'> & { sizeMm: number }

function TracingHandles({ tracing: { underlay, line, change, setLine }, sizeMm }: TracingHandlesProps) {
  if (!underlay || !line) return null
  return (
    <UnderlayHandles
      underlay={underlay}
      line={line}
      sizeMm={sizeMm}
      onMove={(at) => change({ placing: { ...underlay.placing, at } })}
      onLine={setLine}
    />
  )
}

function CutLine({ extent, margin, cutMm }: { extent: PlanRectangle; margin: number; cutMm: number }) {
  return (
    <path
      d={`M${extent.westMm - margin / 2} ${-cutMm}H${extent.eastMm + margin / 2}`}
      className="no-print stroke-ember"
      strokeDasharray="10 5"
      strokeWidth={1.5}
      pointerEvents="none"
      {...LINE}
    />
  )
}

/** The y coordinate on the plan below a pointer, snapped to the grid. */
function cutBelow({ currentTarget, clientX, clientY, pointerType }: PointerEvent<SVGGElement>): number | null {
  const matrix = currentTarget.ownerSVGElement?.getScreenCTM()?.inverse()
  if (!matrix || pointerType !== 'mouse') return null
  return onGrid(-new DOMPoint(clientX, clientY).matrixTransform(matrix).y)
}

type RoomWordsProps = { room: DesignRoom; found: RoomDesign | undefined; firstNumber: number; textMm: number }

/** The name and size of a room, and the number of each panel at its lower corner. */
const RoomWords = memo(function RoomWords({ room, found, firstNumber, textMm }: RoomWordsProps) {
  const panels = panelsOf(room, found)
  const numberMm = numberSizeMm(textMm)
  return (
    <>
      {nameOnPlan({ room, panels, textMm, withSize: true }).map(({ text, x, y, sizeMm }, line) => (
        <text key={line} x={x} y={y} fontSize={sizeMm}>
          {text}
        </text>
      ))}
      {panels.map(({ eastMm, southMm }, index) => (
        <text key={`P${index}`} x={eastMm - numberMm} y={-southMm - 0.5 * numberMm} fontSize={numberMm}>
          {panelName(firstNumber + index)}
        </text>
      ))}
    </>
  )
})
