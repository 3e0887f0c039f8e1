import { coldStart } from '@/lib/calculators/designer/cold-start'
import { type ComfortField, comfortField } from '@/lib/calculators/designer/comfort-field'
import { designMessage } from '@/lib/calculators/designer/design-message'
import { designCalculator, type DesignResult } from '@/lib/calculators/designer/design-result'
import type { RoomDesign } from '@/lib/calculators/designer/room-design'
import { sectionField } from '@/lib/calculators/designer/section-field'
import type { Basis } from '@/lib/calculators/quick/estimate-basis'
import { type Design, type DesignRoom, planOf } from '@/lib/domain/design/design'
import { freePlace } from '@/lib/domain/panel-layout/free-place'
import type { PlanRectangle } from '@/lib/domain/room-plan/rectangle'

/** What a design comes to, with the comfort of each of its rooms by id. */
export type Outcome = { design: Design; result: DesignResult; fields: ReadonlyMap<string, ComfortField> }

/** The calculation of designs, loaded on its own. */
export type Engine = {
  /** Works on one room; null if there is more to do. */
  step: (design: Design) => Outcome | null
  /** The place for one more panel. */
  placeFor: (room: DesignRoom, found: RoomDesign) => PlanRectangle | null
  sectionOf: typeof sectionField
  coldStartOf: typeof coldStart
  messageOf: (outcome: Outcome) => string
}

export function newEngine(basis: Basis): Engine {
  const calculator = designCalculator(basis)
  const known = new WeakMap<RoomDesign, ComfortField>()
  return {
    step: (design) => {
      if (calculator.step(design)) return null
      const result = calculator.result(design)
      const fields = new Map<string, ComfortField>()
      let isNew = false
      for (const found of result.rooms) {
        const room = design.rooms.find(({ id }) => id === found.id)
        const field = known.get(found)
        if (field) fields.set(found.id, field)
        else if (room && isNew) return null
        else if (room) {
          isNew = true
          const worked = comfortField({ room, found })
          known.set(found, worked)
          fields.set(found.id, worked)
        }
      }
      return { design, result, fields }
    },
    placeFor: (room, found) => freePlace({ plan: planOf(room), size: found.panel, panels: found.panels }),
    sectionOf: sectionField,
    coldStartOf: coldStart,
    messageOf: designMessage,
  }
}
