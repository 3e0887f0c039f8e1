import { derived, type Quantity } from '../../quantity/quantity'
import type { Conditions, Room } from './room'
import { type RoomHeatLoss, roomHeatLoss } from './room-heat-loss'

export type HouseHeatLoss = {
  rooms: readonly RoomHeatLoss[]
  floorArea: Quantity
  /** W/K that leave the home, the sum of the rooms: heat exchanged between rooms stays inside. */
  coefficient: Quantity
  /** W at design conditions, the sum of the rooms. */
  heatLoss: Quantity
  wattsPerM2: Quantity
  /** Extra W to reheat all rooms at the same time. Not included in `heatLoss`. */
  reheat: Quantity
}

/** A home's heat loss: the sum of at least one room, each with a unique id. Throws OutOfRange. */
export function houseHeatLoss({
  rooms: all,
  conditions,
}: {
  rooms: readonly Room[]
  conditions: Conditions
}): HouseHeatLoss {
  if (all.length === 0) throw new Error('A home has at least one room')
  if (new Set(all.map(({ id }) => id)).size < all.length) throw new Error('Two rooms share an id')
  return houseOfRooms(all.map((room) => roomHeatLoss({ room, conditions })))
}

/** The same for precalculated rooms. */
export function houseOfRooms(rooms: readonly RoomHeatLoss[]): HouseHeatLoss {
  const floorArea = sumOfRooms({
    key: 'house.floor-area',
    name: 'Floor area of the rooms',
    unit: 'm²',
    of: rooms.map((room) => room.floorArea),
  })
  const coefficient = sumOfRooms({
    key: 'house.coefficient',
    name: 'Heat loss of the home for each degree',
    unit: 'W/K',
    of: rooms.map((room) => room.outerCoefficient),
  })
  const heatLoss = sumOfRooms({
    key: 'house.heat-loss',
    name: 'Heat loss of the home on a cold day',
    unit: 'W',
    of: rooms.map((room) => room.heatLoss),
  })
  const reheat = sumOfRooms({
    key: 'house.reheat',
    name: 'Margin to warm the home up again',
    unit: 'W',
    of: rooms.map((room) => room.reheat),
  })
  const wattsPerM2 = derived({
    key: 'house.watts-per-m2',
    name: 'Heat loss per square metre of floor',
    unit: 'W/m²',
    inputs: [heatLoss, floorArea],
    formula: 'Q ÷ A',
    compute: (watts, areaM2) => watts / areaM2,
  })
  return { rooms, floorArea, coefficient, heatLoss, wattsPerM2, reheat }
}

/** The total of a quantity over all rooms. */
export function sumOfRooms({
  key,
  name,
  unit,
  of,
}: {
  key: string
  name: string
  unit: string
  of: readonly Quantity[]
}): Quantity {
  return derived({
    key,
    name,
    unit,
    inputs: of,
    formula: 'Σ rooms',
    compute: (...values: number[]) => values.reduce((sum, value) => sum + value, 0),
  })
}
