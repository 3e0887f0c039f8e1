type Text = { key: string; shingles: ReadonlySet<string> }

/** `similarity` as a share from 0 to 1. */
export type Twin = { key: string; similarity: number }

/**
 * The texts that share more than `most` (a share, Jaccard index) with an earlier one that is kept, each with its most
 * similar one. Of two texts alike the first stays, so they are given in order of importance.
 */
export function nearDuplicates(texts: readonly Text[], most: number): Map<string, Twin> {
  const kept: Text[] = []
  const keptWith = new Map<string, number[]>()
  const duplicates = new Map<string, Twin>()
  for (const text of texts) {
    const shared = new Uint16Array(kept.length)
    for (const shingle of text.shingles)
      for (const index of keptWith.get(shingle) ?? []) shared[index] = (shared[index] ?? 0) + 1
    const twin = kept.reduce<Twin>(
      (closest, { key, shingles }, index) => {
        const common = shared[index] ?? 0
        const similarity = common / (text.shingles.size + shingles.size - common)
        return similarity > closest.similarity ? { key, similarity } : closest
      },
      { key: '', similarity: 0 },
    )
    if (twin.similarity > most) duplicates.set(text.key, twin)
    else {
      for (const shingle of text.shingles) {
        const known = keptWith.get(shingle)
        if (known) known.push(kept.length)
        else keptWith.set(shingle, [kept.length])
      }
      kept.push(text)
    }
  }
  return duplicates
}
