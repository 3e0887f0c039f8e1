import { ANSWERED, assumed } from '../../quantity/common-sources'
import { given, type Quantity } from '../../quantity/quantity'

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

/** A room of a home that has been divided: its share of the floor area, sides and air, and of roof and ground floor. */
export type DividedRoom = { share: number; storey: number; ofRoof: number; ofFloor: number }

const dividedCache = new Map<number, readonly DividedRoom[]>()

/** More rooms than any home has; makes one key of two counts. */
const ROOMS_BELOW = 1_000

/**
 * The rooms of a home, smallest first. From the largest on they lie on the ground floor, storey 0, and the storeys above
 * in turn. Those at the bottom share the ground floor and those at the top the roof, by their floor areas. Cached, because
 * estimates call it thousands of times.
 */
export function dividedRooms(rooms: number, storeys: number): readonly DividedRoom[] {
  const key = ROOMS_BELOW * Math.round(storeys) + Math.round(rooms)
  const divided = dividedCache.get(key) ?? divide(roomShares(rooms), Math.max(1, Math.round(storeys)))
  dividedCache.set(key, divided)
  return divided
}

function divide(shares: readonly number[], storeys: number): DividedRoom[] {
  const rooms = shares.map((share, index) => ({ share, storey: (shares.length - 1 - index) % storeys }))
  const top = Math.min(storeys, rooms.length) - 1
  const onStorey = (storey: number) => rooms.reduce((sum, room) => sum + (room.storey === storey ? room.share : 0), 0)
  return rooms.map(({ share, storey }) => ({
    share,
    storey,
    ofRoof: storey === top ? share / onStorey(top) : 0,
    ofFloor: storey === 0 ? share / onStorey(0) : 0,
  }))
}
