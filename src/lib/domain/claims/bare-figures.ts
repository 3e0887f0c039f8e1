import { CLAIM_PATTERNS, type ClaimPattern } from './claim-patterns'
import { CLAIM_MARK, type Passage, plainText, sentencesOf, SOURCE_MARK } from './passage'

/** A figure that makes a claim without a source. */
export type BareFigure = { place: string; group: string; figure: string; sentence: string }

/** Text that attributes a figure to someone, or compares it with another, does not make the claim. */
const ATTRIBUTED = /\b(?:readings?|claim(?:s|ed)?|misleading|advertis\w+|ruling)\b/i
/** 0.675 kW × 10 h: a figure the reader can check is not a claim. */
const CALCULATION = /\d[^.,;]{0,12} [×÷] (?=.*\d)/
const DENIED = /\b(?:no|not|never|none|nothing|without|\w+n[’']t)\b/i

/**
 * The figures of a passage that look like claims but are neither in the registry nor sourced in their sentence. Records
 * and visible calculations are exempt.
 */
export function bareFigures(passage: Passage): BareFigure[] {
  const text = plainText(passage)
  if (passage.kind === 'record' || CALCULATION.test(text)) return []
  return sentencesOf(text).flatMap((sentence) => {
    const isCovered = sentence.includes(SOURCE_MARK) || sentence.includes(CLAIM_MARK) || ATTRIBUTED.test(sentence)
    if (isCovered) return []
    const found = CLAIM_PATTERNS.flatMap((pattern) =>
      figuresIn(sentence, pattern).map((figure) => ({
        place: passage.location,
        group: pattern.group,
        figure,
        sentence,
      })),
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

/** "99.8% or 99%": text that names both figures claims neither. */
function isComparison({ group, figure }: BareFigure, all: readonly BareFigure[]): boolean {
  return all.some((other) => other.group === group && group !== 'savings' && other.figure !== figure)
}
