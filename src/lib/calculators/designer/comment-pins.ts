import { type Design, type DesignRoom, roomName } from '@/lib/domain/design/design'
import { wallsAt } from '@/lib/domain/design/joist-lines'
import { centroidOf } from '@/lib/domain/room-plan/corners'
import { contains } from '@/lib/domain/room-plan/rectangle'

import { storeyName } from './words'

type Place = { storey: number; xMm: number; yMm: number }

/** Comments with the numbers of their places on the plan, from 1, and where that is in words. */
export function withPins<Comment extends { place: Place | null }>(comments: readonly Comment[], design: Design) {
  let number = 0
  return comments.map((comment) => ({
    ...comment,
    pin: comment.place && { number: (number += 1), where: whereWords(comment.place, design) },
  }))
}

/** 'Living room, ground floor' */
function whereWords({ storey, xMm, yMm }: Place, { rooms }: Design): string {
  const point = { westMm: xMm, eastMm: xMm, southMm: yMm, northMm: yMm }
  const room = rooms.find((one) => one.storey === storey && contains(one.outline, point))
  return room ? inWords(room) : storeyName(storey)
}

const inWords = (room: DesignRoom) => `${roomName(room)}, ${storeyName(room.storey).toLowerCase()}`

/** The rooms as places for a comment. */
export const placesOf = ({ rooms }: Design) =>
  rooms.map((room) => {
    const { xMm, yMm } = withinRoom(room)
    return { value: [room.storey, Math.round(xMm), Math.round(yMm)].join(), label: inWords(room) }
  })

/** The centroid of a room or, where a U leaves that out, the middle between the first two walls beside it. */
function withinRoom({ outline }: DesignRoom) {
  const { xMm, yMm } = centroidOf(outline)
  if (contains(outline, { westMm: xMm, eastMm: xMm, southMm: yMm, northMm: yMm })) return { xMm, yMm }
  const [from = xMm, to = xMm] = wallsAt({ outline, along: 'x', at: yMm })
  return { xMm: (from + to) / 2, yMm }
}
