import { unstable_cache } from 'next/cache.js'

import type { CacheEntry } from '@/lib/registry/cache-manifest'

/** Caches a read as specified by its entry in the manifest, separately for each combination of arguments. */
export function cachedRead<Args extends string[], Result>(
  { key, tags, lifetimeSeconds, tagOf }: CacheEntry,
  read: (...args: Args) => Promise<Result>,
): (...args: Args) => Promise<Result> {
  const revalidate = lifetimeSeconds ?? false
  const cached = (ownTags: string[]) => unstable_cache(read, [key], { tags: [...tags, ...ownTags], revalidate })
  if (!tagOf) return cached([])
  return (...args) => cached(args.map((argument) => tagOf(argument)))(...args)
}
