import { useRef } from 'react'

import { HeatKey } from '@/components/ui/heat-key'
import { keyLimits } from '@/lib/calculators/designer/comfort-words'
import type { DesignRoom } from '@/lib/domain/design/design'
import { extentOf, extentOfAll } from '@/lib/domain/design/extent'
import { pictureCorners } from '@/lib/domain/design/underlay'
import type { PlanPoint } from '@/lib/domain/room-plan/corners'

import type { Apply } from './apply'
import type { Chosen, OnChosen } from './chosen'
import type { Outcome } from './designer-engine'
import { PlanDrawing } from './plan-drawing'
import { PrintedPlan } from './printed-plan'
import { usePlanFrame } from './use-plan-frame'
import type { UnderlayState } from './use-underlay'

type PlanPaneProps = {
  rooms: readonly DesignRoom[]
  /** The rooms without the moves of a drag in progress. */
  resting: readonly DesignRoom[]
  room: DesignRoom | undefined
  chosen: Chosen | null
  outcome: Outcome | null
  comfortPercent: number
  onComfort: (percent: number) => void
  keepsAngles: boolean
  person: { at: PlanPoint | null; feels: string; move: (to: PlanPoint) => void }
  cutMm: number | null
  onCut: (cutMm: number | null) => void
  tracing: UnderlayState
  apply: Apply
  /** The last change, or why it was refused. */
  said: string
  /** Whether a sheet covers a part of a narrow screen: the plan then shows the selected room alone. */
  isSheetOpen: boolean
  onChoose: OnChosen
  /** Called at the end of a drag. */
  onRest: () => void
}

/** The plan, which fills the space that is left for it, with what can be shown of it. */
export function PlanPane(props: PlanPaneProps) {
  const { rooms, resting, room, outcome, comfortPercent, onComfort, person, tracing, isSheetOpen, onRest } = props
  const svg = useRef<SVGSVGElement | null>(null)
  const { underlay } = tracing
  const picture = underlay ? [pictureCorners(underlay.placing, underlay.picture)] : []
  const all =
    isSheetOpen && room ? extentOf(room.outline) : extentOfAll([...rooms.map(({ outline }) => outline), ...picture])
  const frame = usePlanFrame(svg, { all, onRest })
  return (
    <>
      <div className="drawing-plan no-print">
        <PlanDrawing
          {...props}
          person={person.at}
          feels={person.feels}
          onPerson={person.move}
          frame={{ ...frame, svg }}
        />
        <ViewButtons frame={frame} room={room} />
        <p role="status" className="drawing-said">
          {props.said}
        </p>
      </div>
      <div className="drawing-scale no-print">
        <label className="flex min-h-11 items-center gap-3 text-sm font-semibold">
          Drawing
          <input
            type="range"
            min={0}
            max={100}
            step={5}
            value={comfortPercent}
            aria-label="How much of the plan shows comfort"
            aria-valuetext={`${comfortPercent}%`}
            onChange={(event) => onComfort(Number(event.currentTarget.value))}
            className="h-11 min-w-0 flex-1 accent-ink"
          />
          Comfort
        </label>
        {outcome && <HeatKey limits={keyLimits(outcome.view.shows)} />}
      </div>
      <div aria-hidden className="hidden print:grid">
        <PrintedPlan rooms={resting} outcome={outcome} comfortPercent={comfortPercent} />
      </div>
    </>
  )
}

type ViewButtonsProps = { frame: ReturnType<typeof usePlanFrame>; room: DesignRoom | undefined }

/** Zooming without two fingers. */
function ViewButtons({ frame: { isZoomed, zoomIn, zoomOut, showAll, show }, room }: ViewButtonsProps) {
  return (
    <div role="group" aria-label="View of the plan" className="drawing-zoom">
      <button type="button" aria-label="Zoom in" data-tooltip="Zoom in" onClick={zoomIn}>
        +
      </button>
      <button type="button" aria-label="Zoom out" data-tooltip="Zoom out" onClick={zoomOut}>
        −
      </button>
      {isZoomed ? (
        <button type="button" onClick={showAll}>
          All
        </button>
      ) : (
        room && (
          <button type="button" onClick={() => show(extentOf(room.outline))}>
            Room
          </button>
        )
      )}
    </div>
  )
}
