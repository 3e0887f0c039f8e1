import type { RoomKind } from '../building/heat-loss/room-kinds'
import type { Built } from '../building/home/built'
import { type DesignHome, type DesignRoom, FIRST_DESIGN_HOME } from './design'
import { newRoom, withUsualWindow } from './new-room'
import { usualJoists } from './usual-joists'

type FirstRoom = { kind: RoomKind; name: string; lengthMm: number; widthMm: number; built: Built }

/** Rooms that are usually below another heated one. */
const DOWNSTAIRS: readonly RoomKind[] = ['living', 'dining', 'kitchen', 'hall', 'utility', 'wc']

/** The first room of a home of which no more is known: downstairs below a heated room, or upstairs below the roof. */
export function firstRoom({ built, ...size }: FirstRoom): { home: DesignHome; room: DesignRoom } {
  const isDownstairs = DOWNSTAIRS.includes(size.kind)
  const room = newRoom({
    ...size,
    id: 'room-1',
    storey: isDownstairs ? 0 : 1,
    below: isDownstairs ? 'ground' : 'heated',
    above: isDownstairs ? 'heated' : 'roof',
  })
  return {
    home: { ...FIRST_DESIGN_HOME, built },
    room: withUsualWindow({ ...room, joists: usualJoists(room, built) }),
  }
}
