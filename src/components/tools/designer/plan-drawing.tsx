import { memo, type PointerEvent, useEffect, useEffectEvent, useId, useState } from 'react'

import { cx } from '@/components/ui/cx'
import { circuitsOfPanels } from '@/lib/calculators/designer/circuits-of-panels'
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
import { DRAWN_HATCHES, hatchIndex } from './hatches'
import { LINE } from './line'
import { PlanHandles } from './plan-handles'
import { clipId, pathOf, PlanComfort, PlanRoom, rectOf } from './plan-room'
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
  const { underlay, line, change, setLine } = props.tracing
  const shown = isClose && chosen ? [chosen] : rooms
  const drawingId = useId()
  const wipeId = useId()
  const hatchId = useId()
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
  const picture = underlay && !isClose ? [pictureCorners(underlay.placing, underlay.picture)] : []
  const now = extentOfAll([...shown.map(({ outline }) => outline), ...picture])
  const extent = held ?? now // the view does not move during a drag
  const [length, width] = [extent.eastMm - extent.westMm, extent.northMm - extent.southMm]
  const margin = 0.06 * Math.max(length, width)
  const textMm = Math.max(length, width) / 34
  const wipeMm = (length * comfortPercent) / 100
  const found = new Map(outcome?.result.rooms.map((room) => [room.id, room]))
  const numbers = firstNumbers(outcome?.result.rooms ?? [])
  return (
    <svg
      viewBox={`${extent.westMm - margin} ${-extent.northMm - margin} ${length + 2 * margin} ${width + 2 * margin}`}
      role="group"
      aria-label="Plan"
      onPointerDownCapture={() => setHeld(now)}
      onPointerLeave={() => props.onCut(null)}
      className={cx('isolate block max-h-[75vh] w-full bg-daylight', isClose && 'no-print')}
    >
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
            height={width + 2 * margin}
          />
        </clipPath>
        <HatchPatterns prefix={hatchId} sizeMm={textMm} />
      </defs>
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
          {shown.map((room) => {
            const field = outcome?.fields.get(room.id)
            return (
              field && (
                <g key={room.id}>
                  <PlanComfort room={room} drawingId={drawingId} field={field} />
                  <PanelOutlines panels={panelsOf(room, found.get(room.id))} />
                </g>
              )
            )
          })}
        </g>
      )}
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
      {chosen && shown.includes(chosen) && props.cutMm !== null && (
        <path
          d={`M${extent.westMm - margin / 2} ${-props.cutMm}H${extent.eastMm + margin / 2}`}
          className="no-print stroke-ember"
          strokeDasharray="10 5"
          strokeWidth={1.5}
          pointerEvents="none"
          {...LINE}
        />
      )}
      {chosen && shown.includes(chosen) && (
        <PlanHandles
          room={chosen}
          found={found.get(chosen.id)}
          sizeMm={textMm}
          keepsAngles={props.keepsAngles}
          person={props.person}
          feels={props.feels}
          apply={props.apply}
          onPerson={props.onPerson}
        />
      )}
      {underlay && line && (
        <UnderlayHandles
          underlay={underlay}
          line={line}
          sizeMm={textMm}
          onMove={(at) => change({ placing: { ...underlay.placing, at } })}
          onLine={setLine}
        />
      )}
    </svg>
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

type PanelsProps = { id: string; panels: readonly PlanRectangle[]; outcome: Outcome | null; hatchId: string }

/** White panels of a room with a cast shadow, hatched by circuit. */
const Panels = memo(function Panels({ id, panels, outcome, hatchId }: PanelsProps) {
  const circuits = circuitsOfPanels(outcome?.result.circuits ?? [], id)
  return panels.map((panel, index) => {
    // A panel that was just added is hatched like the last one until its circuit is known.
    const hatch = hatchIndex((circuits[index] ?? circuits.at(-1) ?? 1) - 1)
    const rect = rectOf(panel)
    return (
      <g key={index}>
        <rect {...rect} y={rect.y + 40} className="fill-ink/20" />
        <rect {...rect} className="fill-panel" />
        <rect
          {...rect}
          fill={hatch > 0 ? `url(#${hatchId}${hatch})` : 'none'}
          className="stroke-ink"
          strokeWidth={1.5}
          {...LINE}
        />
      </g>
    )
  })
})

const PanelOutlines = memo(function PanelOutlines({ panels }: Pick<PanelsProps, 'panels'>) {
  return (
    <g className="fill-none stroke-panel" strokeWidth={1.5}>
      {panels.map((panel, index) => (
        <rect key={index} {...rectOf(panel)} {...LINE} />
      ))}
    </g>
  )
})

const HatchPatterns = memo(function HatchPatterns({ prefix, sizeMm }: { prefix: string; sizeMm: number }) {
  return DRAWN_HATCHES.map(({ path, place }) => (
    <pattern
      key={path}
      id={`${prefix}${place}`}
      width={4}
      height={4}
      patternUnits="userSpaceOnUse"
      patternTransform={`scale(${sizeMm / 8})`}
    >
      <path d={path} className="fill-none stroke-ink" strokeWidth={0.5} />
    </pattern>
  ))
})
