import { fourthPower } from '../radiant-field/fourth-power'
import type { Patch } from '../radiant-field/patch'
import { checkComfort } from './ranges'
import { FACES, patchOfFace, patchOfPiece, type Face, type Piece, type Room } from './room'

/**
 * A room and the temperatures of all that a person in it sees: each face, and pieces of faces that are warmer or colder
 * (panels, windows). Pieces must not overlap. All surfaces count as black, as in ISO 7726.
 */
export type RadiantScene = {
  room: Room
  facesC: Readonly<Record<Face, number>>
  pieces: readonly (Piece & { readonly surfaceC: number })[]
}

/** A patch and what a receiver that sees nothing else would take up from it, K⁴. */
export type Source = { patch: Patch; kelvin4: number }

/**
 * The scene as a sum: every face whole, and on top of it, for each piece, what the piece has more or less than the face
 * behind it. Shares of view times `kelvin4` add up to the fourth power of a mean temperature. Throws OutOfRange.
 */
export function sourcesOf({ room, facesC, pieces }: RadiantScene): Source[] {
  const temperatures = [...Object.values(facesC), ...pieces.map(({ surfaceC }) => surfaceC)]
  for (const surfaceC of temperatures) checkComfort({ surfaceC })
  return [
    ...FACES.map((face) => ({ patch: patchOfFace({ room, face }), kelvin4: fourthPower(facesC[face]) })),
    ...pieces.map((piece) => ({
      patch: patchOfPiece({ room, piece }),
      kelvin4: fourthPower(piece.surfaceC) - fourthPower(facesC[piece.on]),
    })),
  ]
}
