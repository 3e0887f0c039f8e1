import { type PointerEvent, type RefObject, useCallback, useId, useMemo, useRef, useState } from 'react'

import { firstNumbers } from '@/lib/calculators/designer/fixing-list'
import type { DesignRoom } from '@/lib/domain/design/design'
import { extentOf, extentOfAll } from '@/lib/domain/design/extent'
import { onGrid } from '@/lib/domain/design/new-room'
import type { Guide } from '@/lib/domain/design/snap-room'
import type { PlanPoint } from '@/lib/domain/room-plan/corners'
import type { PlanRectangle } from '@/lib/domain/room-plan/rectangle'

import type { Apply } from './apply'
import type { Chosen, OnChosen } from './chosen'
import type { Outcome } from './designer-engine'
import { useUnit } from './length-unit'
import { LINE } from './line'
import { TEXT_SHARE, textMmOf, viewBoxOf } from './plan-frame'
import { PlanHandles } from './plan-handles'
import { Definitions, PlanComforts, PlanRooms } from './plan-layers'
import { PlanWords } from './plan-words'
import { Ruler, type RulerState } from './ruler'
import { UnderlayHandles, UnderlayPicture } from './underlay-picture'
import type { usePlanFrame } from './use-plan-frame'
import type { UnderlayState } from './use-underlay'

type PlanDrawingProps = {
  rooms: readonly DesignRoom[]
  /** The rooms without the moves of a drag in progress. */
  settledRooms: readonly DesignRoom[]
  /** The room that is selected, or to which the selected wall or opening belongs. */
  room: DesignRoom | undefined
  chosen: Chosen | null
  outcome: Outcome | null
  /** The share of the plan that shows comfort, from the right, in per cent. */
  comfortPercent: number
  keepsAngles: boolean
  person: PlanPoint | null
  apply: Apply
  onChoose: OnChosen
  onPerson: (to: PlanPoint) => void
  /** The label beside the person: 'Feels +1.3 K'. */
  feels: string
  /** Where the section is cut while the pointer is over the selected room. */
  cutMm: number | null
  onCut: (cutMm: number | null) => void
  /** The picture under the plan and the points that scale it, both only if they belong to this storey. */
  tracing: Pick<UnderlayState, 'underlay' | 'line' | 'change' | 'setLine'>
  ruler: RulerState | null
  /** What is in view; null on paper, which shows all of it. */
  frame: (ReturnType<typeof usePlanFrame> & { svg: RefObject<SVGSVGElement | null> }) | null
}

const MARGIN_SHARE = 0.06

/** The plan of a storey to scale, with comfort drawn over its right side. */
export function PlanDrawing(props: PlanDrawingProps) {
  const { rooms, room: chosenRoom, outcome, comfortPercent, frame, onChoose } = props
  const { underlay } = props.tracing
  const unit = useUnit()
  const [drawingId, wipeId, hatchId] = [useId(), useId(), useId()]
  const { guides, showGuides } = useGuides()
  const all = extentOfAll(rooms.map(({ outline }) => outline))
  const { viewBox, textMm } = viewOf(all, frame)
  const found = useMemo(() => new Map(outcome?.result.rooms.map((room) => [room.id, room])), [outcome])
  const numbers = useMemo(() => firstNumbers(outcome?.result.rooms ?? []), [outcome])
  return (
    <svg
      ref={frame?.svg}
      viewBox={viewBox}
      role="group"
      aria-label="Plan"
      {...frame?.handlers}
      onPointerMove={(event) => {
        if (event.buttons === 0) props.onCut(chosenRoom ? cutBelow(event, extentOf(chosenRoom.outline)) : null)
      }}
      onPointerLeave={() => props.onCut(null)}
      onPointerUp={() => showGuides([])}
      className="isolate block size-full touch-none bg-daylight"
    >
      <Definitions {...{ rooms, drawingId, wipeId, hatchId, textMm, comfortPercent }} />
      {underlay && <UnderlayPicture {...underlay} />}
      <PlanRooms
        {...{ rooms, found, outcome, drawingId, hatchId, onChoose }}
        chosen={chosenRoom}
        isTraced={underlay !== null}
      />
      {comfortPercent > 0 && <PlanComforts {...{ rooms, found, outcome, drawingId, wipeId }} />}
      <PlanWords shown={rooms} {...{ numbers, found, textMm, unit }} />
      {chosenRoom && frame && (
        <>
          {props.cutMm !== null && <CutLine extent={all} reachMm={textMm} cutMm={props.cutMm} />}
          <PlanHandles
            {...handlesOf(props)}
            room={chosenRoom}
            settledRooms={props.settledRooms}
            found={found.get(chosenRoom.id)}
            sizeMm={textMm}
            unit={unit}
            onGuides={showGuides}
          />
          <Guides guides={guides} extent={all} />
        </>
      )}
      <TracingHandles tracing={props.tracing} sizeMm={textMm} />
      {props.ruler && <Ruler {...props.ruler} sizeMm={textMm} />}
    </svg>
  )
}

const handlesOf = ({ chosen, keepsAngles, person, feels, apply, onPerson, onChoose }: PlanDrawingProps) => ({
  chosen,
  keepsAngles,
  person,
  feels,
  apply,
  onPerson,
  onChoose,
})

/** On paper, and until the size on screen is known, all of the plan with a margin in proportion. */
function viewOf(all: PlanRectangle, frame: PlanDrawingProps['frame']) {
  if (frame?.shown && frame.size) return { viewBox: viewBoxOf(frame.shown, frame.size), textMm: textMmOf(frame.shown) }
  const [length, width] = [all.eastMm - all.westMm, all.northMm - all.southMm]
  const margin = MARGIN_SHARE * Math.max(length, width)
  const viewBox = `${all.westMm - margin} ${-all.northMm - margin} ${length + 2 * margin} ${width + 2 * margin}`
  return { viewBox, textMm: TEXT_SHARE * Math.max(length, width) }
}

const SNAPPED_MS = 10

/** The lines that something dragged falls into; a device that can is felt when it first does. */
function useGuides() {
  const [guides, setGuides] = useState<readonly Guide[]>([])
  const count = useRef(0)
  const showGuides = useCallback((shown: readonly Guide[]) => {
    if (shown.length > count.current) navigator.vibrate?.(SNAPPED_MS)
    count.current = shown.length
    setGuides(shown)
  }, [])
  return { guides, showGuides }
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

function CutLine({ extent, reachMm, cutMm }: { extent: PlanRectangle; reachMm: number; cutMm: number }) {
  return (
    <path
      d={`M${extent.westMm - reachMm} ${-cutMm}H${extent.eastMm + reachMm}`}
      className="no-print stroke-ember"
      strokeDasharray="10 5"
      strokeWidth={1.5}
      pointerEvents="none"
      {...LINE}
    />
  )
}

/** The lines of other walls with which something dragged is in line. */
function Guides({ guides, extent }: { guides: readonly Guide[]; extent: PlanRectangle }) {
  const { westMm, eastMm, southMm, northMm } = extent
  const path = guides.map(({ along, atMm }) =>
    along === 'x' ? `M${westMm} ${-atMm}H${eastMm}` : `M${atMm} ${-southMm}V${-northMm}`,
  )
  return (
    <path
      d={path.join('')}
      className="no-print stroke-ember"
      strokeDasharray="3 4"
      strokeWidth={1.5}
      pointerEvents="none"
      {...LINE}
    />
  )
}

/** The y coordinate below the mouse, snapped to the grid, within a room. */
function cutBelow(event: PointerEvent<SVGSVGElement>, room: PlanRectangle): number | null {
  const { currentTarget, clientX, clientY, pointerType } = event
  const matrix = currentTarget.getScreenCTM()?.inverse()
  if (!matrix || pointerType !== 'mouse') return null
  const at = new DOMPoint(clientX, clientY).matrixTransform(matrix)
  const isIn = at.x > room.westMm && at.x < room.eastMm && -at.y > room.southMm && -at.y < room.northMm
  return isIn ? onGrid(-at.y) : null
}
