/**
 * The punctuation at the start of a text that continues a sentence, and the rest. It is moved into a button before it,
 * because browsers may break a line after a button, even before a full stop or a word joiner.
 */
export function splitPunctuation(text: string): [punctuation: string, rest: string] {
  const [punctuation = ''] = /^[.,;:!?)]*/.exec(text) ?? []
  return [punctuation, text.slice(punctuation.length)]
}
