import { searchWords } from '@/lib/domain/text/search-words'
import { figuresPrintedAs } from '@/lib/site/figures-printed-as'

import { getFigures } from '../figures'

/** The words of what was typed, and for each the figures of today that texts print so. Figures are asked for where there is a number alone. */
export async function wordsAndFigures(typed: string): Promise<[words: string[], figures: (string | null)[]]> {
  const words = searchWords(typed)
  const isNumber = (word: string) => /^\d/.test(word)
  const figures = words.some(isNumber) ? await getFigures() : {}
  return [words, words.map((word) => (isNumber(word) ? figuresPrintedAs({ word, figures }) : null))]
}
