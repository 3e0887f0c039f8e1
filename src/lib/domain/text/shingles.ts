const SHINGLE_WORDS = 3

/** All runs of three words of a text, in lower case and without punctuation. */
export function shinglesOf(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+(?:[.,'’-][\p{L}\p{N}]+)*/gu) ?? []
  const runs = words.slice(SHINGLE_WORDS - 1).map((_word, end) => words.slice(end, end + SHINGLE_WORDS).join(' '))
  return new Set(runs)
}

/** The share of shingles that two texts have in common (Jaccard index), from 0 to 1. */
export function similarity(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const [small, large] = one.size < other.size ? [one, other] : [other, one]
  let shared = 0
  for (const shingle of small) if (large.has(shingle)) shared++
  const all = one.size + other.size - shared
  return all === 0 ? 1 : shared / all
}
