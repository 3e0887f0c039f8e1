import type { CircuitChoice } from '../electrical/circuits/circuit-choice'
import type { Design, Wiring } from './design'

/** By default, each room is on one circuit, shared with others where they fit, and cables run apart. */
const USUAL_WIRING: Wiring = { circuits: [], bunched: 1 }

export const wiringOf = ({ wiring }: Pick<Design, 'wiring'>): Wiring => wiring ?? USUAL_WIRING

/** Requested wiring for the panels of a room. */
export type WiringRequest = { as: 'usual' } | { as: 'split'; over: number } | { as: 'shared'; with: string }

/** The choice that includes a room, if any. */
export const choiceOf = (design: Pick<Design, 'wiring'>, id: string): CircuitChoice | undefined =>
  wiringOf(design).circuits.find(({ rooms }) => rooms.includes(id))

/** Wires a room as requested. A room that it is to share a circuit with is no longer split. */
export function withCircuits(design: Design, { id, to }: { id: string; to: WiringRequest }): Design {
  const others = withoutRoom(design, id)
  const { circuits } = wiringOf(others)
  switch (to.as) {
    case 'usual':
      return others
    case 'split':
      return withWiring(others, { circuits: [...circuits, { rooms: [id], over: to.over }] })
    case 'shared': {
      const joined = choiceOf(others, to.with)
      const rooms = [...(joined?.rooms ?? [to.with]), id]
      return withWiring(others, { circuits: [...circuits.filter((choice) => choice !== joined), { rooms, over: 1 }] })
    }
  }
}

/** Removes the choices for a room. */
export function withoutRoom(design: Design, id: string): Design {
  if (!choiceOf(design, id)) return design
  const circuits = wiringOf(design)
    .circuits.map(({ rooms, over }) => ({ rooms: rooms.filter((room) => room !== id), over }))
    .filter(({ rooms, over }) => (over === 1 ? rooms.length > 1 : rooms.length > 0))
  return withWiring(design, { circuits })
}

/** Changes the wiring of a design; default wiring is left out. */
export function withWiring({ wiring, ...design }: Design, change: Partial<Wiring>): Design {
  const changed = { ...wiringOf({ wiring }), ...change }
  const { circuits, bunched, supply } = changed
  const isUsual = circuits.length === 0 && bunched === USUAL_WIRING.bunched && supply === undefined
  return isUsual ? design : { ...design, wiring: changed }
}
