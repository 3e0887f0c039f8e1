const WORD = /\d+(?:\.\d+)*\p{L}*|\p{L}[\p{L}\p{M}\p{Nd}]*/gu

const THOUSANDS = /(?<=\d),(?=\d{3}(?!\d))/g

const WORDS_MAX = 10
const WORD_LENGTH_MAX = 40

/**
 * Unique lower-case words of a search term, without characters special to the database: 'Wi-Fi, 225W, £1,162?' becomes
 * 'wi', 'fi', '225w', '1162'.
 */
export function searchWords(typed: string): string[] {
  const words = typed.normalize('NFKC').toLowerCase().replace(THOUSANDS, '').match(WORD) ?? []
  return [...new Set(words.map((word) => word.slice(0, WORD_LENGTH_MAX)))].slice(0, WORDS_MAX)
}
