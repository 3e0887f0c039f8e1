/** Symbols that the PDF fonts lack. */
const WORDS: Readonly<Record<string, string>> = {
  'Σ ': 'sum of ',
  Σ: 'sum of ',
  '⌈': 'round up (',
  '⌉': ')',
  '⌊': 'round down (',
  '⌋': ')',
  '√': 'root of ',
  ε: 'emissivity × ',
  σ: 'Stefan–Boltzmann constant × ',
  λ: 'lambda',
  π: 'pi',
  η: 'efficiency',
  '⁴': '^4',
  '₂': '2',
  Ω: 'ohms',
  '≤ ': 'at most ',
  '≤': 'at most ',
  '≥ ': 'at least ',
  '≥': 'at least ',
}

const UNSUPPORTED = new RegExp(Object.keys(WORDS).join('|'), 'g')

/** Replaces symbols that the PDF fonts lack. */
export function printable(text: string): string {
  return text.replace(UNSUPPORTED, (sign) => WORDS[sign] ?? sign)
}
