import { ANSWERED, assumed } from '../../quantity/common-sources'
import { given, type Quantity } from '../../quantity/quantity'
import { wholePanels } from '../heat-loss/panels'

/** Floor area of the smallest and the largest room relative to the mean room: about 4 and 17 m² in a semi. */
const SMALLEST = 0.4
const LARGEST = 1.6

/** Usual number of rooms in a home, including hall, kitchen and bathroom. */
export function usualRooms(floorAreaM2: number): number {
  return Math.round(2 + floorAreaM2 / 14)
}

/** The number of rooms, as answered or usual for the floor area. */
export function roomsQuantity({ rooms, floorAreaM2 }: { rooms: number | undefined; floorAreaM2: number }): Quantity {
  const named = { key: 'home.rooms', name: 'Rooms', unit: '' }
  if (rooms !== undefined) return given({ ...named, value: rooms, source: ANSWERED })
  const usual = usualRooms(floorAreaM2)
  return given({
    ...named,
    value: usual,
    source: assumed('Two rooms, and one more for every 14 m², with hall, kitchen and bathroom'),
    spread: { low: Math.max(1, 0.7 * usual), high: 1.3 * usual },
  })
}

const sharesCache = new Map<number, readonly number[]>()

/**
 * The share of each room in the floor area, smallest first, evenly spaced. The shares add up to 1. Cached, because
 * estimates call it thousands of times.
 */
export function roomShares(rooms: number): readonly number[] {
  const count = Math.max(1, Math.round(rooms))
  const shares = sharesCache.get(count) ?? sharesOf(count)
  sharesCache.set(count, shares)
  return shares
}

function sharesOf(count: number): readonly number[] {
  if (count === 1) return [1]
  const step = (LARGEST - SMALLEST) / (count - 1)
  return Array.from({ length: count }, (_, index) => (SMALLEST + step * index) / count)
}

/** Whole panels in each room of a home for a total power: each room takes its share of the power. */
export function panelsByRoom({
  watts,
  panelWatts,
  rooms,
}: {
  watts: number
  panelWatts: number
  rooms: number
}): number[] {
  return roomShares(rooms).map((share) => wholePanels({ watts: share * watts, panelWatts }))
}
