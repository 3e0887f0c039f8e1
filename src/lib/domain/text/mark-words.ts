const SHORT = 3

/**
 * Splits text at words that begin with a stem; short stems and numbers match whole words only. Returns fragments rather
 * than markup, so the text cannot inject any.
 */
export function markWords(text: string, stems: readonly string[]): { text: string; isMatch: boolean }[] {
  const words = stems.filter((stem) => /^[\p{L}\p{N}.]+$/u.test(stem)).map(patternOf)
  if (words.length === 0) return text === '' ? [] : [{ text, isMatch: false }]
  const pieces = text.split(new RegExp(`((?<![\\p{L}\\p{N}])(?:${words.join('|')})(?![\\p{L}\\p{N}]))`, 'iu'))
  return pieces.map((piece, index) => ({ text: piece, isMatch: index % 2 === 1 })).filter((piece) => piece.text !== '')
}

/** A comma is allowed where it would separate thousands. */
function withCommas(digits: string): string {
  const endsGroup = (index: number) => index < digits.length - 1 && (digits.length - 1 - index) % 3 === 0
  return [...digits].map((digit, index) => (endsGroup(index) ? `${digit},?` : digit)).join('')
}

/** 'batteri' is the stem of both battery and batteries; '1162' also matches '1,162'. */
function patternOf(stem: string): string {
  if (/^\d{4,}$/.test(stem)) return withCommas(stem)
  const isWhole = stem.length < SHORT || /^[\d.]+$/.test(stem)
  return isWhole ? stem.replaceAll('.', '\\.') : `${stem.replaceAll('.', '\\.').replace(/i$/, '[iy]')}[\\p{L}\\p{N}]*`
}
