const NOT_FOR_A_LINE = /[\p{Cc}\p{Bidi_Control}\u2028\u2029]+/gu
// '=?utf-8?q?Bcc:_x?=', which email programs decode, and what would be left of a broken one.
const ENCODED_WORDS = /=\?(?:[^?\s]*\?[bq]\?[^?\s]*\?=)?|\?=/giu
const LINE_MAX = 120

/**
 * User input as a single line for a subject or name: no line breaks, no characters that change the direction of text,
 * no encoded words, at most 120 characters.
 */
export function plainLine(text: string): string {
  const line = text.replace(NOT_FOR_A_LINE, ' ').replace(ENCODED_WORDS, ' ').replace(/\s+/g, ' ').trim()
  const characters = [...line]
  return characters.length > LINE_MAX ? `${characters.slice(0, LINE_MAX - 1).join('')}…` : line
}
