import { storeyName } from '@/lib/calculators/designer/words'
import type { DesignRoom } from '@/lib/domain/design/design'

import type { Outcome } from './designer-engine'
import { PrintedPlan } from './printed-plan'
import { StoreyFigure } from './storey-figure'

type OtherStoreysProps = { rooms: readonly DesignRoom[]; shown: number; outcome: Outcome | null }

/** In print, the plans of the storeys that are not shown on screen. */
export function OtherStoreys({ rooms, shown, outcome }: OtherStoreysProps) {
  const storeys = [...new Set(rooms.map(({ storey }) => storey))].filter((storey) => storey !== shown)
  return (
    <div aria-hidden className="hidden gap-6 print:grid">
      {storeys.map((storey) => (
        <div key={storey} className="break-inside-avoid">
          <p className="mb-2 font-semibold">{storeyName(storey)}</p>
          <PrintedPlan rooms={rooms.filter((room) => room.storey === storey)} outcome={outcome} comfortPercent={0} />
          {outcome && <StoreyFigure outcome={outcome} storey={storey} />}
        </div>
      ))}
    </div>
  )
}
