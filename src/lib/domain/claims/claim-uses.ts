import type { Passage } from './passage'
import { standingReadings, standingWording, type ClaimMode, type Wording } from './standing-wording'

/** A claim of the registry, as far as the way it is used depends on it. */
export type RegistryClaim = { key: string; group?: string | null; readings: readonly RegistryReading[] }

export type RegistryReading = {
  value: string
  unit?: string | null
  text: string
  contexts: readonly string[]
  status: string
  strictReplacement?: string | null
  evidence?: string | null
  evidenceExpires?: string | null
  reviewBy?: string | null
}

/** One place at which a claim stands. `reading` is null where it says nothing or words stand in its stead. */
export type ClaimUse<R extends RegistryReading = RegistryReading> = {
  key: string
  place: string
  context: string
  hasNotes: boolean
  reading: R | null
}

type Given<C> = { passages: readonly Passage[]; claims: readonly C[]; mode: ClaimMode; today: string }

/** Where the passages name claims, and what those say there. A key that the registry does not have is no use of a claim. */
export function claimUses<R extends RegistryReading>({
  passages,
  claims,
  mode,
  today,
}: Given<{ key: string; readings: readonly R[] }>): ClaimUse<R>[] {
  return passages.flatMap(({ pieces, place, context, hasNotes }) =>
    pieces.flatMap((piece) => {
      if (piece.kind !== 'claim' && piece.kind !== 'readings') return []
      const claim = claims.find(({ key }) => key === piece.key)
      if (!claim) return []
      const { key, readings } = claim
      const wordings: (Wording<R> | null)[] =
        piece.kind === 'claim'
          ? [standingWording({ readings, context, mode, today })]
          : standingReadings({ readings, mode, today })
      return wordings.map((wording) => ({
        key,
        place,
        context,
        hasNotes,
        reading: wording?.kind === 'reading' ? wording.reading : null,
      }))
    }),
  )
}
