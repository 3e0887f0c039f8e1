const SHORT = 3

/** Parts a text at the words that begin with one of the stems; of a short stem or a number, at the word alone. Text is never joined to markup, so that nothing in it can become any. */
export function markWords(text: string, stems: readonly string[]): { text: string; isMatch: boolean }[] {
  const words = stems.filter((stem) => /^[\p{L}\p{N}.]+$/u.test(stem)).map(patternOf)
  if (words.length === 0) return text === '' ? [] : [{ text, isMatch: false }]
  const parts = text.split(new RegExp(`((?<![\\p{L}\\p{N}])(?:${words.join('|')})(?![\\p{L}\\p{N}]))`, 'iu'))
  return parts.map((part, index) => ({ text: part, isMatch: index % 2 === 1 })).filter((part) => part.text !== '')
}

/** 'batteri' is the stem of both battery and batteries; '1162' is written '1,162' as well. */
function patternOf(stem: string): string {
  if (/^\d{4,}$/.test(stem)) return stem.replace(/\d(?=(?:\d{3})+$)/g, '$&,?')
  const isWhole = stem.length < SHORT || /^[\d.]+$/.test(stem)
  return isWhole ? stem.replaceAll('.', '\\.') : `${stem.replaceAll('.', '\\.').replace(/i$/, '[iy]')}[\\p{L}\\p{N}]*`
}
