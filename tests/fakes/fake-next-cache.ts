type Kept = { tags: string[]; answer: Promise<unknown> }

const cache = new Map<string, Kept>()

/** The expired tags and paths, in order. */
export const expired: string[] = []

/** Next's cache in memory: results are cached until one of their tags is expired; failures are not cached. */
export function unstable_cache<Args extends unknown[], Answer>(
  read: (...args: Args) => Promise<Answer>,
  keyParts: string[] = [],
  { tags = [] }: { tags?: string[] } = {},
): (...args: Args) => Promise<Answer> {
  return (...args) => {
    const key = JSON.stringify([keyParts, args])
    const kept = cache.get(key)
    if (kept) return kept.answer as Promise<Answer>
    const answer = read(...args)
    const own = { tags, answer }
    cache.set(key, own)
    answer.catch(() => cache.get(key) === own && cache.delete(key))
    return answer
  }
}

export function revalidateTag(tag: string): void {
  expired.push(tag)
  for (const [key, { tags }] of cache) if (tags.includes(tag)) cache.delete(key)
}

export function revalidatePath(path: string): void {
  expired.push(path)
  cache.clear()
}
