import { fourthPower } from './radiant-field/fourth-power'
import type { Patch } from './radiant-field/patch'
import { checkComfort } from './ranges'
import { type Face, FACES, patchOfFace, patchOfPiece, type Piece, type Room } from './room'

/**
 * A room with all surface temperatures: each face, and warmer or colder pieces of faces (panels, windows), which must
 * not overlap. All surfaces count as black, as in ISO 7726: a panel's temperature is its radiant temperature
 * (`radiantTemperature`).
 */
export type RadiantScene = {
  room: Room
  facesC: Readonly<Record<Face, number>>
  pieces: readonly (Piece & { readonly surfaceC: number })[]
}

/** A patch with its emission, K⁴, as if it filled the view. */
export type Source = { patch: Patch; kelvin4: number }

/**
 * The scene as a sum: each whole face, plus for each piece its difference from the face behind it. View factors times
 * `kelvin4` add up to the fourth power of a mean temperature. Throws OutOfRange.
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
