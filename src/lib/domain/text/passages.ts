/**
 * Ends at a line break, or at a sentence after a hundred characters; failing that at a word, and failing that anywhere.
 */
const PASSAGE = /\S[^]{98,278}(?:[.!?](?=\s)|\S(?=\n|$))|\S[^]{0,278}\S(?=\s|$)|\S[^]{0,279}/gu

/** Splits text into passages of at most 280 characters, at sentences and lines where possible. */
export function passagesOf(text: string): string[] {
  return text.match(PASSAGE) ?? []
}

/** Passages for separate display, with '…' for omitted text before and after. */
export function withEllipses(passages: readonly string[]): string[] {
  return passages.map((passage, at) => `${at > 0 ? '… ' : ''}${passage}${at < passages.length - 1 ? ' …' : ''}`)
}
