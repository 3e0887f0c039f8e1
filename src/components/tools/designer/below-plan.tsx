import { useMemo } from 'react'

import { useIsPrinting } from '@/components/ui/use-is-printing'
import { supplyOf } from '@/lib/calculators/designer/supply-of-design'
import type { Design, DesignRoom } from '@/lib/domain/design/design'
import { wiringOf } from '@/lib/domain/design/wiring'

import type { Apply } from './apply'
import { ComfortLegend } from './comfort-legend'
import type { Engine, Outcome } from './designer-engine'
import { ElectricianPack } from './electrician-pack'
import { OtherStoreys } from './other-storeys'
import { SectionFigure } from './section-figure'
import { StoreyFigure } from './storey-figure'
import type { usePerson } from './use-person'

type BelowPlanProps = {
  /** The current choices, which the outcome may not reflect yet. */
  design: Design
  room: DesignRoom | undefined
  storey: number
  /** Null until there is one. */
  outcome: Outcome | null
  engine: Engine | null
  person: ReturnType<typeof usePerson>
  cutMm: number | null
  apply: Apply
}

/** What the plan means, further down the page: in words, cut open, from above, and for the electrician. */
export function BelowPlan({ design, room, storey, outcome, engine, person, cutMm, apply }: BelowPlanProps) {
  const { person: at, words } = person
  const { rooms, home, wiring } = design
  // Kept, so that a drag does not draw the pack again.
  const supply = useMemo(() => supplyOf({ home, wiring }), [home, wiring])
  const isPrinting = useIsPrinting()
  if (!outcome) return null
  const found = outcome.result.rooms.find(({ id }) => id === room?.id)
  const drawn = outcome.design.rooms.find(({ id }) => id === room?.id)
  return (
    <div className="grid grid-cols-1 gap-6">
      <div className="grid grid-cols-1 items-start gap-6 md:grid-cols-2">
        <ComfortLegend outcome={outcome} storey={storey} feels={words.feels} coldFeels={words.coldFeels} />
        {engine && drawn && found && at && (
          <SectionFigure
            room={drawn}
            found={found}
            person={at}
            cutMm={cutMm}
            sectionOf={engine.sectionOf}
            view={outcome.view}
            feels={words.feels}
          />
        )}
      </div>
      {isPrinting && (
        <>
          <StoreyFigure outcome={outcome} storey={storey} />
          <OtherStoreys rooms={rooms} shown={storey} outcome={outcome} />
        </>
      )}
      <ElectricianPack outcome={outcome} bunched={wiringOf(design).bunched} supply={supply} apply={apply} />
    </div>
  )
}
