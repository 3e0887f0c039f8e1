type Text = { key: string; shingles: ReadonlySet<string> }

/** `similarity` as a share from 0 to 1. */
export type Twin = { key: string; similarity: number }

/**
 * The texts whose similarity to an earlier text that is kept exceeds `most` (Jaccard index), each with the most similar
 * of those. Of two similar texts the first is kept, so pass them in order of importance.
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
        const indexes = keptWith.get(shingle)
        if (indexes) indexes.push(kept.length)
        else keptWith.set(shingle, [kept.length])
      }
      kept.push(text)
    }
  }
  return duplicates
}
