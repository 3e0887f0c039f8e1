import type { DesignRoom } from '@/lib/domain/design/design'

import type { Outcome } from './designer-engine'
import { PlanDrawing } from './plan-drawing'

type PrintedPlanProps = {
  /** The rooms of one storey. */
  rooms: readonly DesignRoom[]
  outcome: Outcome | null
  /** The share of the plan that shows comfort, from the right, in per cent. */
  comfortPercent: number
}

const nothing = () => undefined
const refuseNothing = () => null

/** The plan of a whole storey for paper: nothing can be selected or moved, and no picture is traced. */
export function PrintedPlan({ rooms, outcome, comfortPercent }: PrintedPlanProps) {
  return (
    <PlanDrawing
      rooms={rooms}
      settledRooms={rooms}
      room={undefined}
      chosen={null}
      outcome={outcome}
      comfortPercent={comfortPercent}
      keepsAngles
      person={null}
      apply={refuseNothing}
      onChoose={nothing}
      onPerson={nothing}
      feels=""
      cutMm={null}
      onCut={nothing}
      frame={null}
      ruler={null}
      tracing={{ underlay: null, line: null, change: nothing, setLine: nothing }}
    />
  )
}
