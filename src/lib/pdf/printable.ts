/** Symbols that none of the typefaces of our documents has. */
const WORDS: Readonly<Record<string, string>> = {
  '⌈': 'round up (',
  '⌉': ')',
  '⌊': 'round down (',
  '⌋': ')',
  '√': 'root of ',
  '≤ ': 'at most ',
  '≤': 'at most ',
  '≥ ': 'at least ',
  '≥': 'at least ',
}

const UNSUPPORTED = new RegExp(Object.keys(WORDS).join('|'), 'g')

/** Replaces these symbols by words. */
export function printable(text: string): string {
  return text.replace(UNSUPPORTED, (sign) => WORDS[sign] ?? sign)
}
