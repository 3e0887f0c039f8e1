import type { ComfortField } from '@/lib/calculators/designer/comfort-field'
import type { ComfortValues } from '@/lib/calculators/designer/comfort-values'
import type { ComfortView } from '@/lib/calculators/designer/comfort-view'
import { designMessage } from '@/lib/calculators/designer/design-message'
import type { DesignResult } from '@/lib/calculators/designer/design-result'
import { panelsOf } from '@/lib/calculators/designer/panels-of'
import type { RoomDesign } from '@/lib/calculators/designer/room-design'
import { sectionField } from '@/lib/calculators/designer/section-field'
import { solidFields } from '@/lib/calculators/designer/solid-fields'
import { whyNotCircuits } from '@/lib/calculators/designer/why-not-circuits'
import { type Design, type DesignRoom, planOf } from '@/lib/domain/design/design'
import { freePosition } from '@/lib/domain/panel-layout/free-position'

/**
 * The result for a design, with the comfort in each room by its id, in the steady state and at a cold start. A room
 * whose ceiling is too low for the view has none.
 */
export type Outcome = {
  design: Design
  view: ComfortView
  result: DesignResult
  fields: ReadonlyMap<string, ComfortField>
  cold: ReadonlyMap<string, ComfortValues>
}

export type Engine = typeof engine

/** The calculations that the page itself makes from an outcome, loaded separately. */
export const engine = {
  /** The position for one more panel beside those that the plan shows now; null if there is none. */
  placeFor: (room: DesignRoom, found: RoomDesign) =>
    freePosition({ plan: planOf(room), size: found.panel, panels: panelsOf(room, found) }),
  sectionOf: sectionField,
  fieldsOf: solidFields,
  whyNotCircuits,
  messageOf: ({ design, result }: Outcome, drawing?: string) => designMessage({ design, result, drawing }),
}
