type Entry = { tags: string[]; result: Promise<unknown> }

const cache = new Map<string, Entry>()

/** The expired tags and paths, in order. */
export const expired: string[] = []

/** Next's cache in memory: results are cached until one of their tags is expired; failures are not cached. */
export function unstable_cache<Args extends unknown[], Result>(
  read: (...args: Args) => Promise<Result>,
  keyParts: string[] = [],
  { tags = [] }: { tags?: string[] } = {},
): (...args: Args) => Promise<Result> {
  return (...args) => {
    const key = JSON.stringify([keyParts, args])
    const cached = cache.get(key)
    if (cached) return cached.result as Promise<Result>
    const result = read(...args)
    const entry = { tags, result }
    cache.set(key, entry)
    result.catch(() => cache.get(key) === entry && cache.delete(key))
    return result
  }
}

/** As in a new process: nothing is cached, nothing has expired. */
export function clearCache(): void {
  cache.clear()
  expired.length = 0
}

export function revalidateTag(tag: string): void {
  expired.push(tag)
  for (const [key, { tags }] of cache) if (tags.includes(tag)) cache.delete(key)
}

export function revalidatePath(path: string): void {
  expired.push(path)
  cache.clear()
}
