import { useRef, useState } from 'react'

import { HeatKey } from '@/components/ui/heat-key'
import { useBack } from '@/components/ui/use-back'
import { useIsPrinting } from '@/components/ui/use-is-printing'
import { keyLimits } from '@/lib/calculators/designer/comfort-words'
import type { DesignRoom } from '@/lib/domain/design/design'
import { extentOf, extentOfAll } from '@/lib/domain/design/extent'
import { pictureCorners } from '@/lib/domain/design/underlay'
import type { PlanPoint } from '@/lib/domain/room-plan/corners'

import type { Apply } from './apply'
import type { Chosen, OnChosen } from './chosen'
import type { Engine, Outcome } from './designer-engine'
import { LateSolid } from './late-solid'
import { PlanDrawing } from './plan-drawing'
import { PrintedPlan } from './printed-plan'
import { useRuler } from './ruler'
import { usePlanFrame } from './use-plan-frame'
import type { UnderlayState } from './use-underlay'

type PlanPaneProps = {
  rooms: readonly DesignRoom[]
  /** The rooms without the moves of a drag in progress. */
  settledRooms: readonly DesignRoom[]
  room: DesignRoom | undefined
  chosen: Chosen | null
  outcome: Outcome | null
  /** Null until it is loaded. */
  engine: Engine | null
  comfortPercent: number
  onComfort: (percent: number) => void
  keepsAngles: boolean
  person: { at: PlanPoint | null; feels: string; move: (to: PlanPoint) => void }
  cutMm: number | null
  onCut: (cutMm: number | null) => void
  tracing: UnderlayState
  isMeasuring: boolean
  apply: Apply
  /** The last change, or why it was refused. */
  said: string
  /** Whether a sheet covers a part of a narrow screen: the plan then shows the selected room alone. */
  isSheetOpen: boolean
  onChoose: OnChosen
  /** Called at the end of a drag. */
  onSettle: () => void
}

/** The plan, which fills the space that is left for it, with what can be shown of it. */
export function PlanPane(props: PlanPaneProps) {
  const { rooms, room, outcome, engine, comfortPercent, onComfort, person, tracing, isSheetOpen, onSettle } = props
  const ruler = useRuler({ room, isShown: props.isMeasuring })
  const svg = useRef<SVGSVGElement | null>(null)
  const { underlay } = tracing
  const picture = underlay ? [pictureCorners(underlay.placing, underlay.picture)] : []
  const all =
    isSheetOpen && room ? extentOf(room.outline) : extentOfAll([...rooms.map(({ outline }) => outline), ...picture])
  const frame = usePlanFrame(svg, { all, onSettle })
  const { solid, toggle } = useSolid({ outcome, engine })
  const isPrinting = useIsPrinting()
  return (
    <>
      <div className="drawing-plan no-print">
        <div inert={solid !== null} className="contents">
          <PlanDrawing
            {...props}
            person={person.at}
            feels={person.feels}
            onPerson={person.move}
            ruler={ruler}
            frame={{ ...frame, svg }}
          />
        </div>
        {solid && (
          <div className="drawing-solid">
            <LateSolid {...solid} storey={rooms[0]?.storey ?? 0} roomId={room?.id} />
          </div>
        )}
        <ViewButtons frame={frame} room={room} isSolid={solid !== null} onToggle={toggle} />
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
        {isPrinting && <PrintedPlan rooms={rooms} outcome={outcome} comfortPercent={comfortPercent} />}
      </div>
    </>
  )
}

/** Whether the rooms are shown in three dimensions in place of the plan; Back leads to the plan. */
function useSolid({ outcome, engine }: Pick<PlanPaneProps, 'outcome' | 'engine'>) {
  const [isOn, setOn] = useState(false)
  useBack({ steps: isOn ? 1 : 0, onBack: () => setOn(false) })
  const view = outcome && engine && { outcome, fieldsOf: engine.fieldsOf }
  return { solid: isOn ? view : null, toggle: view && (() => setOn(!isOn)) }
}

type ViewButtonsProps = ZoomButtonsProps & { isSolid: boolean; onToggle: (() => void) | null }

function ViewButtons({ frame, room, isSolid, onToggle }: ViewButtonsProps) {
  return (
    <div role="group" aria-label="View of the plan" className="drawing-zoom">
      {!isSolid && <ZoomButtons frame={frame} room={room} />}
      {onToggle && (
        <button type="button" onClick={onToggle}>
          {isSolid ? 'Plan' : '3D'}
        </button>
      )}
    </div>
  )
}

type ZoomButtonsProps = { frame: ReturnType<typeof usePlanFrame>; room: DesignRoom | undefined }

/** Zooming without two fingers. */
function ZoomButtons({ frame: { isZoomed, zoomIn, zoomOut, showAll, show }, room }: ZoomButtonsProps) {
  return (
    <>
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
    </>
  )
}
