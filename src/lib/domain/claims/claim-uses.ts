import { type ClaimMode, effectiveReadings, effectiveWording, type Wording } from './effective-wording'
import type { Passage } from './passage'

/** The fields of a registry claim that determine its use. */
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

/** One use of a claim. `reading` is null where it has none or replacement text is shown. */
export type ClaimUse<R extends RegistryReading = RegistryReading> = {
  key: string
  place: string
  context: string
  hasNotes: boolean
  reading: R | null
}

type Input<C> = { passages: readonly Passage[]; claims: readonly C[]; mode: ClaimMode; today: string }

/** Uses of claims in the passages, with the reading each shows. Unknown keys are ignored. */
export function claimUses<R extends RegistryReading>({
  passages,
  claims,
  mode,
  today,
}: Input<{ key: string; readings: readonly R[] }>): ClaimUse<R>[] {
  return passages.flatMap(({ pieces, location: place, context, hasNotes }) =>
    pieces.flatMap((piece) => {
      if (piece.kind !== 'claim' && piece.kind !== 'readings') return []
      const claim = claims.find(({ key }) => key === piece.key)
      if (!claim) return []
      const { key, readings } = claim
      const wordings: (Wording<R> | null)[] =
        piece.kind === 'claim'
          ? [effectiveWording({ readings, context, mode, today })]
          : effectiveReadings({ readings, mode, today })
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
