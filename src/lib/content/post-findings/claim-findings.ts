import { bareFigures } from '@/lib/domain/claims/bare-figures'
import type { RegistryClaim } from '@/lib/domain/claims/claim-uses'
import { type ClaimMode, effectiveWording, hasLapsed } from '@/lib/domain/claims/effective-wording'
import type { Passage } from '@/lib/domain/claims/passage'

import { advice, atField, blocking, type Finding, landmarkOf, type Spot, wordsToFind } from './post-draft'

/** The published claims, the display mode and today's ISO date. */
export type ClaimRules = { claims: readonly RegistryClaim[]; mode: ClaimMode; today: string }

type Written = { field: Spot['field']; passages: readonly Passage[] }

/** Claims that may not be made, or only with a note, and figures without proof. */
export function claimFindings({ field, passages }: Written, rules: ClaimRules): Finding[] {
  const made = passages.flatMap((passage) =>
    passage.pieces.flatMap((piece) => (piece.kind === 'claim' ? [{ key: piece.key, words: landmarkOf(passage) }] : [])),
  )
  const once = made.filter(({ key }, index) => made.findIndex((one) => one.key === key) === index)
  return [
    ...passages
      .flatMap(bareFigures)
      .map(({ figure, sentence }) =>
        blocking(
          `Name a claim in place of ${figure}, add a source, or say whose figure it is, in “${shortened(sentence)}”`,
          atField(field, wordsToFind(sentence)),
        ),
      ),
    ...once.flatMap(({ key, words }) => findingsOf({ key, spot: atField(field, words) }, rules)),
  ]
}

function findingsOf({ key, spot }: { key: string; spot: Spot }, { claims, mode, today }: ClaimRules): Finding[] {
  const claim = claims.find((one) => one.key === key)
  const wording = claim && effectiveWording({ readings: claim.readings, context: 'section', mode, today })
  if (!wording) return [blocking(`Take out the claim ${key}: it has no wording that may be shown in a post.`, spot)]
  if (wording.kind === 'replacement') return []
  const { text, status } = wording.reading
  if (status === 'false') return [blocking(`Take out the claim “${text}”: it is not true as stated.`, spot)]
  if (status === 'approved' && !hasLapsed(wording.reading, today)) return []
  return [advice(`Have the proof of “${text}” checked: until then the post shows the claim with a note.`, spot)]
}

const SENTENCE_LENGTH_MAX = 120

const shortened = (sentence: string) =>
  sentence.trim().length > SENTENCE_LENGTH_MAX ? `${sentence.trim().slice(0, SENTENCE_LENGTH_MAX)}…` : sentence.trim()
