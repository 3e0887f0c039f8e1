import { searchWords } from '@/lib/domain/text/search-words'

import type { PrintedFigures } from './printed-figures'

/**
 * Regex alternatives for PostgreSQL search, matching the figures printed as `word`, with or without a unit. Null if
 * there are none.
 */
export function figuresPrintedAs({ word, figures }: { word: string; figures: PrintedFigures }): string | null {
  const keys = Object.values(figures).flatMap(({ key, text }) =>
    searchWords(text).some((printed) => printed === word || printed.replace(UNIT, '') === word) ? [key] : [],
  )
  return keys.length > 0 ? keys.map((key) => `'number:${key}'`).join(' | ') : null
}

const UNIT = /(?<!\p{L})\p{L}+$/u
