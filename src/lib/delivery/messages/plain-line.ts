// Control characters, line and paragraph separators, and bidirectional control characters.
const NOT_FOR_A_LINE = /[\p{Cc}\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu
const LINE_MAX = 120

/** User input as a single line for a subject or name: no line breaks, no bidi overrides, at most 120 characters. */
export function plainLine(text: string): string {
  const line = text.replace(NOT_FOR_A_LINE, ' ').replace(/\s+/g, ' ').trim()
  const characters = [...line]
  return characters.length > LINE_MAX ? `${characters.slice(0, LINE_MAX - 1).join('')}…` : line
}
