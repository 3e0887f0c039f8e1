import { type Design, nextId, ROOM_GAP_MM } from '@/lib/domain/design/design'
import { extentOfAll } from '@/lib/domain/design/extent'
import { newRoom, withUsualWindow } from '@/lib/domain/design/new-room'
import { usualJoists } from '@/lib/domain/design/usual-joists'

import type { Apply } from './apply'

const NEW_ROOM = { lengthMm: 4_000, widthMm: 3_000 } as const

/** Adds a room beside the others of a storey; returns its id, or null if it was refused. */
export function addRoom({ design, storey, apply }: { design: Design; storey: number; apply: Apply }): string | null {
  const onStorey = design.rooms.filter((room) => room.storey === storey)
  const { eastMm, southMm } = extentOfAll(onStorey.map(({ outline }) => outline))
  const id = nextId('room', design.rooms)
  const room = newRoom({
    id,
    name: 'New room',
    kind: 'living',
    storey,
    at: onStorey.length > 0 ? { xMm: eastMm + ROOM_GAP_MM, yMm: southMm } : { xMm: 0, yMm: 0 },
    ...NEW_ROOM,
    below: storey === 0 ? 'ground' : 'heated',
  })
  const refusal = apply(
    { type: 'add-room', room: withUsualWindow({ ...room, joists: usualJoists(room, design.home.built) }) },
    { says: 'A room of 4 by 3 metres added beside the others' },
  )
  return refusal === null ? id : null
}
