import { unstable_cache } from 'next/cache.js'

import type { CacheEntry } from '@/lib/routing/cache-manifest'

/** Caches a read as its entry in the manifest says, once for each combination of arguments. */
export function cachedRead<Args extends string[], Answer>(
  { key, tags, lifetimeSeconds, tagOf }: CacheEntry,
  read: (...args: Args) => Promise<Answer>,
): (...args: Args) => Promise<Answer> {
  return (...args) => {
    const ownTags = tagOf ? args.map((argument) => tagOf(argument)) : []
    const cached = unstable_cache(read, [key], {
      tags: [...tags, ...ownTags],
      revalidate: lifetimeSeconds ?? false,
    })
    return cached(...args)
  }
}
