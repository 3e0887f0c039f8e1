import { type MeasureKey, MEASURES } from '@/lib/domain/estimate/comfort-measures'
import { joinNames } from '@/lib/domain/text/join-names'

/** 'draught-proofing, 270 mm in the loft and new windows' */
export const measureWords = (measures: readonly MeasureKey[]): string =>
  joinNames(MEASURES.filter(({ value }) => measures.includes(value)).map(({ label }) => label))
