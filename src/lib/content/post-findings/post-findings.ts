import type { Place } from '@/lib/domain/text/dead-links'

import { claimFindings, type ClaimRules } from './claim-findings'
import { keyphraseFindings } from './keyphrase-findings'
import { lengthFindings } from './length-findings'
import { linkFindings } from './link-findings'
import type { Finding, PostDraft } from './post-draft'
import { headingFindings, pictureFindings } from './structure-findings'
import { readingFindings, sourceFindings } from './text-findings'

type Site = ClaimRules & { places: readonly Place[] }

/** What to do before a post is published: blocking findings first, then advice. */
export function postFindings(draft: PostDraft, { places, ...rules }: Site): Finding[] {
  const found = [
    ...wholeOf(draft).flatMap((written) => claimFindings(written, rules)),
    ...sourceFindings(draft.passages),
    ...linkFindings(draft, places),
    ...headingFindings(draft.headings),
    ...pictureFindings(draft.pictures),
    ...lengthFindings(draft),
    ...keyphraseFindings(draft),
    ...readingFindings(draft),
  ]
  return found.toSorted((one, other) => Number(other.isBlocking) - Number(one.isBlocking))
}

/** Findings that prevent publication. */
export const misleading = (draft: PostDraft, rules: ClaimRules): Finding[] =>
  wholeOf(draft)
    .flatMap((written) => claimFindings(written, rules))
    .filter(({ isBlocking }) => isBlocking)

/** The text with its titles and descriptions, which can make claims too. */
function wholeOf(draft: PostDraft) {
  const around = (['title', 'excerpt', 'metaTitle', 'metaDescription'] as const).map((field) => ({
    field,
    passages: [
      {
        location: 'Search results',
        kind: 'prose' as const,
        context: 'metadata',
        hasNotes: false,
        pieces: [{ kind: 'text' as const, text: draft[field] }],
      },
    ],
  }))
  return [...around, { field: 'content' as const, passages: draft.passages }]
}
