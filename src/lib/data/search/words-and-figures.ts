import { figuresPrintedAs } from '@/lib/content/figures-printed-as'
import { searchWords } from '@/lib/domain/text/search-words'

import { getFigures } from '../figures'
import { isEnglishWord } from './english-words'

type Typed = [words: string[], figures: (string | null)[], isEnglish: boolean[]]

/** The words of a search, with the current figures that a number may refer to and whether each is an English word. */
export async function wordsAndFigures(typed: string): Promise<Typed> {
  const words = searchWords(typed)
  const isNumber = (word: string) => /^\d/.test(word)
  const figures = words.some(isNumber) ? await getFigures() : {}
  return [
    words,
    words.map((word) => (isNumber(word) ? figuresPrintedAs({ word, figures }) : null)),
    words.map(isEnglishWord),
  ]
}
