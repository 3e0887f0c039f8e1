import { OutOfRange } from '../quantity/range-check'
import type { Axis, Patch, Span } from './radiant-field/patch'
import { checkComfort } from './ranges'

/** A cuboid room: `length` along x, `width` along y, metres. */
export type Room = { lengthM: number; widthM: number; heightM: number }

/** Walls by plan direction, x to the east; unrelated to the compass. */
export type Face = 'floor' | 'ceiling' | 'west' | 'east' | 'south' | 'north'
export const FACES: readonly Face[] = ['floor', 'ceiling', 'west', 'east', 'south', 'north']

/** A rectangle on a face, such as a panel or window. `z` is the height above the floor; metres. */
export type Piece =
  | { readonly on: 'floor' | 'ceiling'; readonly x: Span; readonly y: Span }
  | { readonly on: 'west' | 'east'; readonly y: Span; readonly z: Span }
  | { readonly on: 'south' | 'north'; readonly x: Span; readonly z: Span }

/** A whole face as a patch. Throws OutOfRange for impossible room dimensions. */
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

/** A piece of a face as a patch. Throws OutOfRange for a piece outside its face or without area. */
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

/** Tolerance for rounding. */
const TOLERANCE_M = 1e-9

function checkSpan(axis: Axis, [from, to]: Span, size: number): void {
  if (!(from >= -TOLERANCE_M && from < to)) throw new OutOfRange(`${axis} from`, from, [0, to])
  if (!(to <= size + TOLERANCE_M)) throw new OutOfRange(`${axis} to`, to, [from, size])
}
