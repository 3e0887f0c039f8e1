import type { DesignRoom } from '@/lib/domain/design/design'
import { envelopeElementOf, type ProjectElement, type ProjectRoom } from '@/lib/domain/estimate/project'

/** Where a room lies in its home. */
export type RoomPlace = Pick<DesignRoom, 'storey' | 'below' | 'above'>

type Surfaces = { onGround: boolean; underRoof: boolean; areKnown: boolean }

/**
 * Where the rooms of a project lie, by what is below and above them: those on the ground on storey 0, those with only a
 * roof on top, and those with neither between them. A room of which nothing is known lies on storey 0, and so do all
 * where no room is on the ground, as in a flat.
 */
export function placesOfRooms(rooms: readonly Pick<ProjectRoom, 'elements'>[]): RoomPlace[] {
  const surfaces = rooms.map(surfacesOf)
  const hasGround = surfaces.some(({ onGround }) => onGround)
  const hasTop = surfaces.some(isOnTop)
  const hasMiddle = surfaces.some(isBetween)
  return surfaces.map((known) => ({
    storey: hasGround ? storeyOf(known, { top: hasMiddle ? 2 : 1, middle: hasTop ? 1 : 0 }) : 0,
    below: known.onGround ? 'ground' : 'heated',
    above: known.underRoof ? 'roof' : 'heated',
  }))
}

const isOnTop = ({ onGround, underRoof }: Surfaces) => underRoof && !onGround
const isBetween = ({ onGround, underRoof, areKnown }: Surfaces) => areKnown && !underRoof && !onGround

function storeyOf(known: Surfaces, { top, middle }: { top: number; middle: number }): number {
  if (isOnTop(known)) return top
  return isBetween(known) ? middle : 0
}

function surfacesOf({ elements }: Pick<ProjectRoom, 'elements'>): Surfaces {
  const losing = elements.filter(({ areaM2, beyond }) => areaM2 > 0 && beyond !== 'heated')
  return {
    onGround: losing.some(({ kind, beyond }) => kind === 'floor' && (beyond === 'ground' || beyond === 'outside')),
    underRoof: losing.some(isRoof),
    areKnown: losing.length > 0,
  }
}

const isRoof = ({ kind, beyond }: ProjectElement) => envelopeElementOf(kind) === 'roof' && beyond === 'outside'
