/**
 * Reading grade of a text in years of school (Flesch–Kincaid, 1975), with estimated syllables: suitable for comparing
 * pages, not for judging a sentence. Null without a sentence.
 */
export function readingGrade(text: string): number | null {
  const words = wordsIn(text)
  const sentences = text.split(/[.!?](?=\s|$)/).filter((sentence) => wordsIn(sentence).length > 0).length
  if (sentences === 0) return null
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word), 0)
  return 0.39 * (words.length / sentences) + 11.8 * (syllables / words.length) - 15.59
}

/** The words of a text, without figures, units and symbols. */
export function wordsIn(text: string): string[] {
  return text.match(/\p{L}[\p{L}’'-]*/gu) ?? []
}

/** Counts each group of vowels as one syllable, except a silent final e, including in -es and -ed. */
export function syllablesOf(word: string): number {
  const letters = word.toLowerCase().replace(/[’']s?$/, '')
  const sounded = letters
    .replace(/(?<=[^aeiouyl]|[aeiouy]l)e$/, '')
    .replace(/(?<=[^aeiouydt])ed$/, 'd')
    .replace(/(?<=[^aeiouyscxzgh])es$/, 's')
  return Math.max(1, sounded.match(/[aeiouyà-ÿ]+/g)?.length ?? 0)
}
