import { CLAIM_PATTERNS, type ClaimPattern } from './claim-patterns'
import { CLAIM_MARK, plainText, sentencesOf, SOURCE_MARK, type Passage } from './passage'

/** A figure that claims something and comes from nowhere. */
export type BareFigure = { place: string; group: string; figure: string; sentence: string }

/** A text that says of a figure that it is somebody's reading, or sets it beside another, does not make the claim. */
const SET_DOWN_AS_CLAIM = /\b(?:readings?|claim(?:s|ed)?|misleading|advertis\w+|ruling)\b/i
/** 0.675 kW × 10 h: who can check a figure need not take it as a promise. */
const SHOWS_ITS_SUM = /\d[^.,;]{0,12} [×÷] (?=.*\d)/
const DENIED = /\b(?:no|not|never|none|nothing|without|\w+n[’']t)\b/i

/**
 * The figures of a passage that look like claims, are none of the registry and have no source in their sentence. A
 * record sets figures down as what they are and a sum can be checked, so neither is asked.
 */
export function bareFigures(passage: Passage): BareFigure[] {
  const text = plainText(passage)
  if (passage.kind === 'record' || SHOWS_ITS_SUM.test(text)) return []
  return sentencesOf(text).flatMap((sentence) => {
    const isCovered =
      sentence.includes(SOURCE_MARK) || sentence.includes(CLAIM_MARK) || SET_DOWN_AS_CLAIM.test(sentence)
    if (isCovered) return []
    const found = CLAIM_PATTERNS.flatMap((known) =>
      figuresIn(sentence, known).map((figure) => ({ place: passage.place, group: known.group, figure, sentence })),
    )
    return found
      .filter((one) => !isComparison(one, found))
      .filter((one, index, all) => all.findIndex((other) => other.group === one.group) === index)
  })
}

function figuresIn(sentence: string, { pattern, isFineDenied }: ClaimPattern): string[] {
  if (isFineDenied && DENIED.test(sentence)) return []
  return [...sentence.matchAll(pattern)].flatMap(([, figure]) => figure ?? [])
}

/** "99.8% or 99%": whoever names both claims neither. */
function isComparison({ group, figure }: BareFigure, all: readonly BareFigure[]): boolean {
  return all.some((other) => other.group === group && group !== 'savings' && other.figure !== figure)
}
