import { coldStart } from '@/lib/calculators/designer/cold-start'
import { type ComfortField, comfortField } from '@/lib/calculators/designer/comfort-field'
import type { ComfortValues } from '@/lib/calculators/designer/comfort-values'
import { type ComfortView, viewText } from '@/lib/calculators/designer/comfort-view'
import { designMessage } from '@/lib/calculators/designer/design-message'
import { designCalculator, type DesignResult } from '@/lib/calculators/designer/design-result'
import type { RoomDesign } from '@/lib/calculators/designer/room-design'
import { sectionField } from '@/lib/calculators/designer/section-field'
import type { Basis } from '@/lib/calculators/quick/estimate-basis'
import { type Design, type DesignRoom, planOf } from '@/lib/domain/design/design'
import { freePlace } from '@/lib/domain/panel-layout/free-place'
import type { PlanRectangle } from '@/lib/domain/room-plan/rectangle'

/**
 * What a design comes to, with the comfort of each of its rooms by id, steady and at a cold start. A room whose ceiling is
 * too low for the view has none.
 */
export type Outcome = {
  design: Design
  view: ComfortView
  result: DesignResult
  fields: ReadonlyMap<string, ComfortField>
  cold: ReadonlyMap<string, ComfortValues>
}

/** The calculation of designs, loaded on its own. */
export type Engine = {
  /** Works on one room; null if there is more to do. */
  step: (design: Design, view: ComfortView) => Outcome | null
  /** The place for one more panel. */
  placeFor: (room: DesignRoom, found: RoomDesign) => PlanRectangle | null
  sectionOf: typeof sectionField
  messageOf: (outcome: Outcome) => string
}

type RoomComfort = { field: ComfortField | null; cold: ComfortValues | null }

export function newEngine(basis: Basis): Engine {
  const calculator = designCalculator(basis)
  const known = new WeakMap<RoomDesign, Map<string, RoomComfort>>()
  return {
    step: (design, view) => {
      if (calculator.step(design)) return null
      const result = calculator.result(design)
      const fields = new Map<string, ComfortField>()
      const cold = new Map<string, ComfortValues>()
      let isNew = false
      for (const found of result.rooms) {
        const room = design.rooms.find(({ id }) => id === found.id)
        if (!room) continue
        const views = known.get(found) ?? new Map<string, RoomComfort>()
        known.set(found, views)
        let comfort = views.get(viewText(view))
        if (!comfort && isNew) return null
        if (!comfort) {
          isNew = true
          comfort = {
            field: comfortField({ room, found, view }),
            cold: coldStart({ room, found, outdoorC: result.outdoorC, view }),
          }
          views.set(viewText(view), comfort)
        }
        if (comfort.field) fields.set(found.id, comfort.field)
        if (comfort.cold) cold.set(found.id, comfort.cold)
      }
      return { design, view, result, fields, cold }
    },
    placeFor: (room, found) => freePlace({ plan: planOf(room), size: found.panel, panels: found.panels }),
    sectionOf: sectionField,
    messageOf: designMessage,
  }
}
