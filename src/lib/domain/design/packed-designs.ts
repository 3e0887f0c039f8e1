import type { Design, DesignHome, DesignRoom, Wiring } from './design'

/** A design by the places of its parts in a list of each kind. */
type PackedDesign = {
  readonly home: number
  readonly rooms: readonly number[]
  /** Absent if nothing was chosen. */
  readonly wiring?: number | undefined
}

/** Several states of a design, in which a room or a home that stays the same is listed once. */
export type PackedDesigns = {
  readonly homes: readonly DesignHome[]
  readonly rooms: readonly DesignRoom[]
  readonly wirings: readonly Wiring[]
  readonly designs: readonly PackedDesign[]
}

/** Lists parts by identity, because an edit keeps whatever it does not change. */
function placesOf<Part extends object>() {
  const places = new Map<Part, number>()
  const placeOf = (part: Part): number => {
    const place = places.get(part) ?? places.size
    places.set(part, place)
    return place
  }
  return { placeOf, parts: () => [...places.keys()] }
}

/** Packs states of a design, so that many of them take little more space than one. */
export function packed(designs: readonly Design[]): PackedDesigns {
  const homes = placesOf<DesignHome>()
  const rooms = placesOf<DesignRoom>()
  const wirings = placesOf<Wiring>()
  const places = designs.map((design) => ({
    home: homes.placeOf(design.home),
    rooms: design.rooms.map(rooms.placeOf),
    ...(design.wiring && { wiring: wirings.placeOf(design.wiring) }),
  }))
  return { homes: homes.parts(), rooms: rooms.parts(), wirings: wirings.parts(), designs: places }
}

/** The packed designs; null if one of them refers to a part that is not there, or has a room twice. */
export function unpacked(parts: PackedDesigns): Design[] | null {
  const found = parts.designs.flatMap((design) => unpackedDesign(parts, design) ?? [])
  return found.length === parts.designs.length ? found : null
}

function unpackedDesign(parts: PackedDesigns, { home: place, rooms: places, wiring: choice }: PackedDesign) {
  const home = parts.homes[place]
  const rooms = places.flatMap((of) => parts.rooms[of] ?? [])
  const wiring = choice === undefined ? undefined : parts.wirings[choice]
  const isWhole = rooms.length === places.length && new Set(rooms.map(({ id }) => id)).size === rooms.length
  if (!home || !isWhole || (choice !== undefined && !wiring)) return null
  return { home, rooms, ...(wiring && { wiring }) }
}
