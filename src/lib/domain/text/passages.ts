/** A line ends, or a sentence after a hundred characters; a word, where none does; and where there is none either, anywhere. */
const PASSAGE = /\S[^]{98,278}(?:[.!?](?=\s)|\S(?=\n|$))|\S[^]{0,278}\S(?=\s|$)|\S[^]{0,279}/gu

/** Parts a text into passages of at most 280 characters, as long as its sentences and lines let them be. */
export function passagesOf(text: string): string[] {
  return text.match(PASSAGE) ?? []
}

/** The same parts as they are shown apart from each other, with '…' for what stands before and after. */
export function apart(passages: readonly string[]): string[] {
  return passages.map((passage, at) => `${at > 0 ? '… ' : ''}${passage}${at < passages.length - 1 ? ' …' : ''}`)
}
