import { type BareFigure, bareFigures } from '@/lib/domain/claims/bare-figures'
import type { RegistryReading } from '@/lib/domain/claims/claim-uses'
import { bareFigure } from '@/lib/domain/claims/contradictions'
import { isApproved } from '@/lib/domain/claims/effective-wording'
import { CLAIM_MARK, SOURCE_MARK } from '@/lib/domain/claims/passage'

/** The fields of a claim in the registry that decide whether a social post may make it. */
export type SocialClaim = {
  key: string
  group?: string | null
  readings: readonly Pick<RegistryReading, 'value' | 'status' | 'evidenceExpires'>[]
}

type ClaimCheck = { text: string; claims: readonly SocialClaim[]; today: string }

/**
 * The claims that a social post may not make: figures that are not approved on this ISO date. A post has no room for a
 * note on doubtful claims, so unlike a page it may only make approved ones.
 */
export function claimFaults({ text, claims, today }: ClaimCheck): string[] {
  return text
    .split('\n')
    .flatMap(figuresInLine)
    .filter((found) => !isApprovedFigure(found, claims, today))
    .map(
      ({ figure, sentence }) =>
        `“${figure}” is a claim without approved proof: “${sentence.trim()}” Take it out, or have the claim approved first.`,
    )
}

/** Marks of sources and claims have no meaning in a social post, where anyone could type them. */
function figuresInLine(line: string): BareFigure[] {
  const text = line.replaceAll(SOURCE_MARK, '').replaceAll(CLAIM_MARK, '')
  return bareFigures({
    location: 'Social media post',
    kind: 'prose',
    context: 'social',
    hasNotes: false,
    pieces: [{ kind: 'text', text }],
  })
}

function isApprovedFigure({ group, figure }: BareFigure, claims: readonly SocialClaim[], today: string): boolean {
  return claims
    .filter((claim) => (claim.group || claim.key) === group)
    .some(({ readings }) =>
      readings.some((reading) => isApproved(reading, today) && bareFigure(reading.value) === bareFigure(figure)),
    )
}
