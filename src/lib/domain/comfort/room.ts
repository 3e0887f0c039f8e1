import { OutOfRange } from '../quantity/range-check'
import type { Axis, Patch, Span } from '../radiant-field/patch'
import { checkComfort } from './ranges'

/** A room without corners that jut in: `length` along x, `width` along y, metres. */
export type Room = { lengthM: number; widthM: number; heightM: number }

/** Walls by where they are on the plan, x to the east; the real compass does not matter. */
export type Face = 'floor' | 'ceiling' | 'west' | 'east' | 'south' | 'north'
export const FACES: readonly Face[] = ['floor', 'ceiling', 'west', 'east', 'south', 'north']

/** A rectangle on a face: a panel, a window. `z` is the height above the floor; metres. */
export type Piece =
  | { readonly on: 'floor' | 'ceiling'; readonly x: Span; readonly y: Span }
  | { readonly on: 'west' | 'east'; readonly y: Span; readonly z: Span }
  | { readonly on: 'south' | 'north'; readonly x: Span; readonly z: Span }

/** A whole face as a patch. Throws OutOfRange for a room of impossible size. */
export function patchOfFace({ room, face }: { room: Room; face: Face }): Patch {
  checkComfort(room)
  const x: Span = [0, room.lengthM]
  const y: Span = [0, room.widthM]
  const z: Span = [0, room.heightM]
  switch (face) {
    case 'floor':
      return { plane: 'z', at: 0, x, y }
    case 'ceiling':
      return { plane: 'z', at: room.heightM, x, y }
    case 'west':
      return { plane: 'x', at: 0, y, z }
    case 'east':
      return { plane: 'x', at: room.lengthM, y, z }
    case 'south':
      return { plane: 'y', at: 0, x, z }
    case 'north':
      return { plane: 'y', at: room.widthM, x, z }
  }
}

/** A piece of a face as a patch. Throws OutOfRange for a piece that is not within its face, or has no area. */
export function patchOfPiece({ room, piece }: { room: Room; piece: Piece }): Patch {
  const whole = patchOfFace({ room, face: piece.on })
  const { x, y, z } = { x: undefined, y: undefined, z: undefined, ...piece }
  const size = { x: room.lengthM, y: room.widthM, z: room.heightM }
  for (const [axis, span] of [
    ['x', x],
    ['y', y],
    ['z', z],
  ] as const)
    if (span) checkSpan(axis, span, size[axis])
  return { ...whole, ...(x && { x }), ...(y && { y }), ...(z && { z }) }
}

/** A hair's breadth for lengths that were added up. */
const SLACK_M = 1e-9

function checkSpan(axis: Axis, [from, to]: Span, size: number): void {
  if (!(from >= -SLACK_M && from < to)) throw new OutOfRange(`${axis} from`, from, [0, to])
  if (!(to <= size + SLACK_M)) throw new OutOfRange(`${axis} to`, to, [from, size])
}
