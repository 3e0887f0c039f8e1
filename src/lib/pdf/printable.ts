/** Signs of formulas and units that the fonts of documents lack. */
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

const LACKING = new RegExp(Object.keys(WORDS).join('|'), 'g')

/** A text in signs that the fonts of documents have. */
export function printable(text: string): string {
  return text.replace(LACKING, (sign) => WORDS[sign] ?? sign)
}
