import { coldStart } from '@/lib/calculators/designer/cold-start'
import { type ComfortField, comfortField } from '@/lib/calculators/designer/comfort-field'
import type { ComfortValues } from '@/lib/calculators/designer/comfort-values'
import { type ComfortView, viewText } from '@/lib/calculators/designer/comfort-view'
import { designCalculator } from '@/lib/calculators/designer/design-result'
import type { RoomDesign } from '@/lib/calculators/designer/room-design'
import type { Basis } from '@/lib/calculators/engine/estimate-basis'
import { type Design, roomOf } from '@/lib/domain/design/design'

import type { Outcome } from './designer-engine'
import { roomKeeper } from './room-keeper'

/** A design to calculate; the reply has the number of its question. */
export type OutcomeRequest = { number: number; design: Design; view: ComfortView }
export type OutcomeReply = { number: number; outcome: Outcome }

/** Calculates the newest question, one room at a time, so that a newer one can replace it in between. */
export function outcomeRunner(basis: Basis, reply: (answer: OutcomeReply) => void): (question: OutcomeRequest) => void {
  const step = outcomeSteps(basis)
  const kept = roomKeeper()
  let timer: ReturnType<typeof setTimeout> | undefined
  return ({ number, design, view }) => {
    clearTimeout(timer)
    const sameDesign = kept(design)
    const work = () => {
      const outcome = step(sameDesign, view)
      if (outcome) reply({ number, outcome })
      else timer = setTimeout(work)
    }
    timer = setTimeout(work)
  }
}

type RoomComfort = { field: ComfortField | null; cold: ComfortValues | null }

/** Each call calculates one room of a design, and returns null until all rooms are done. */
export function outcomeSteps(basis: Basis): (design: Design, view: ComfortView) => Outcome | null {
  const calculator = designCalculator(basis)
  const comfortOf = new WeakMap<RoomDesign, Map<string, RoomComfort>>()
  return (design, view) => {
    if (calculator.step(design)) return null
    const result = calculator.result(design)
    const fields = new Map<string, ComfortField>()
    const cold = new Map<string, ComfortValues>()
    let isNew = false
    for (const found of result.rooms) {
      const room = roomOf(design, found.id)
      if (!room) continue
      const views = comfortOf.get(found) ?? new Map<string, RoomComfort>()
      comfortOf.set(found, views)
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
  }
}
