import type { Patch, Span } from '@/lib/domain/comfort/radiant-field/patch'
import { type Face, patchOfPiece, type Piece, type Room } from '@/lib/domain/comfort/room'

import { calculated, type Refusal } from './result'

/** Input for a piece of a face, with units in the field names. */
export type PieceInput =
  | { on: 'floor' | 'ceiling'; xM: Span; yM: Span }
  | { on: 'west' | 'east'; yM: Span; zM: Span }
  | { on: 'south' | 'north'; xM: Span; zM: Span }

export function pieceOf(input: PieceInput): Piece {
  switch (input.on) {
    case 'floor':
    case 'ceiling':
      return { on: input.on, x: input.xM, y: input.yM }
    case 'west':
    case 'east':
      return { on: input.on, y: input.yM, z: input.zM }
    case 'south':
    case 'north':
      return { on: input.on, x: input.xM, z: input.zM }
  }
}

type Placed = { path: string; piece: Piece }

/** Rejects each piece outside its face or overlapping an earlier one. */
export function refusalsOfPieces({ room, placed }: { room: Room; placed: readonly Placed[] }): Refusal[] {
  const before: { on: Face; patch: Patch }[] = []
  return placed.flatMap(({ path, piece }) => {
    const patch = calculated({ fields: fieldsAt(path), calculate: () => patchOfPiece({ room, piece }) })
    if (!patch.ok) return patch.errors
    const isHidden = before.some((other) => other.on === piece.on && overlap(other.patch, patch.answer))
    before.push({ on: piece.on, patch: patch.answer })
    return isHidden ? [{ path, message: 'Lies over another window or panel' }] : []
  })
}

const fieldsAt = (path: string) =>
  Object.fromEntries(
    ['x', 'y', 'z'].flatMap((axis) => [
      [`${axis} from`, `${path}.${axis}M.0`],
      [`${axis} to`, `${path}.${axis}M.1`],
    ]),
  )

/** Tolerance for adjacent pieces. */
const TOLERANCE_M = 1e-9

function overlap(one: Patch, other: Patch): boolean {
  const spansOf = (patch: Patch): Readonly<Partial<Record<'x' | 'y' | 'z', Span>>> => patch
  return (['x', 'y', 'z'] as const).every((axis) => {
    const [first, second] = [spansOf(one)[axis], spansOf(other)[axis]]
    return !first || !second || (first[0] < second[1] - TOLERANCE_M && second[0] < first[1] - TOLERANCE_M)
  })
}
