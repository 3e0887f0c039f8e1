import type { CircuitChoice } from '../electrical/circuits/circuit-choice'
import type { Design, Wiring } from './design'

/** Each room on one circuit, with others where they fit, and the cables apart. */
const USUAL_WIRING: Wiring = { circuits: [], bunched: 1 }

export const wiringOf = ({ wiring }: Pick<Design, 'wiring'>): Wiring => wiring ?? USUAL_WIRING

/** How the panels of a room are to be wired. */
export type CircuitsAsked = { as: 'usual' } | { as: 'split'; over: number } | { as: 'shared'; with: string }

/** The choice that a room is in, if any. */
export const choiceOf = (design: Pick<Design, 'wiring'>, id: string): CircuitChoice | undefined =>
  wiringOf(design).circuits.find(({ rooms }) => rooms.includes(id))

/** A design whose room is wired as asked; a room that it is to share with is no longer split. */
export function withCircuits(design: Design, { id, to }: { id: string; to: CircuitsAsked }): Design {
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

/** A design without what was chosen for a room. */
export function withoutRoom(design: Design, id: string): Design {
  if (!choiceOf(design, id)) return design
  const circuits = wiringOf(design)
    .circuits.map(({ rooms, over }) => ({ rooms: rooms.filter((room) => room !== id), over }))
    .filter(({ rooms, over }) => (over === 1 ? rooms.length > 1 : rooms.length > 0))
  return withWiring(design, { circuits })
}

/** A design with other wiring; none is kept where all is as usual. */
export function withWiring({ wiring, ...design }: Design, change: Partial<Wiring>): Design {
  const changed = { ...wiringOf({ wiring }), ...change }
  const isUsual = changed.circuits.length === 0 && changed.bunched === USUAL_WIRING.bunched
  return isUsual ? design : { ...design, wiring: changed }
}
