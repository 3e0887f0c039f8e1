/** Words kept before and after what differs, so that a reader finds the place. */
const WORDS_AROUND = 3
const WORDS_MAX = 14

/**
 * What differs between two texts, with a few words around it: ['… slim ceiling panel …', '… slim infrared ceiling …'].
 * Words that are left out are marked with an ellipsis.
 */
export function differingPart(before: string, after: string): [before: string, after: string] {
  const [was, is] = [wordsOf(before), wordsOf(after)]
  const shortest = Math.min(was.length, is.length)
  let start = 0
  while (start < shortest && was[start] === is[start]) start += 1
  let end = 0
  while (end < shortest - start && was.at(-1 - end) === is.at(-1 - end)) end += 1
  const around = { start: Math.max(0, start - WORDS_AROUND), end: Math.max(0, end - WORDS_AROUND) }
  return [excerpt(was, around), excerpt(is, around)]
}

/** The beginning of a text that has no counterpart. */
export const beginningOf = (text: string): string => excerpt(wordsOf(text), { start: 0, end: 0 })

const wordsOf = (text: string) => text.split(/\s+/).filter(Boolean)

function excerpt(words: readonly string[], { start, end }: { start: number; end: number }): string {
  const last = Math.min(words.length - end, start + WORDS_MAX)
  const shown = words.slice(start, last).join(' ')
  return `${start > 0 ? '… ' : ''}${shown}${last < words.length ? ' …' : ''}`
}
