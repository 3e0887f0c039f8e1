const WORD = /\d+(?:\.\d+)*\p{L}*|\p{L}[\p{L}\p{M}\p{Nd}]*/gu

const WORDS_MAX = 10
const WORD_LENGTH_MAX = 40

/** The words of what somebody typed, small, each once, without any sign that means something to a database: 'Wi-Fi, 225W?' is 'wi', 'fi', '225w'. */
export function searchWords(typed: string): string[] {
  const words = typed.normalize('NFKC').toLowerCase().match(WORD) ?? []
  return [...new Set(words.map((word) => word.slice(0, WORD_LENGTH_MAX)))].slice(0, WORDS_MAX)
}
