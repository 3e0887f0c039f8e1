import type { CacheSettings } from '@/lib/features/feature'
import { joined, type NamesIn } from '@/lib/features/features'

export type CacheEntry = {
  key: string
  /** Slugs of the collections and globals it shows: a change to any of their documents expires it. */
  tags: readonly string[]
  /** Lifetime after the read; null means until one of its tags is revalidated. */
  lifetimeSeconds: number | null
  /** Returns the tag of an argument, for documents too numerous to expire together. */
  tagOf?: (argument: string) => string
}

type CacheName = NamesIn<'cache'>

/** Fails to compile if an entry uses one that no feature declares. */
const DECLARED: Readonly<Record<CacheName, CacheSettings & { uses?: readonly CacheName[] }>> = joined('cache')

/** With what the entries that it uses show: Next does not propagate their tags and lifetimes. */
function entry(name: CacheName): CacheEntry {
  const { shows = [], lifetimeSeconds, tagOf, uses = [] } = DECLARED[name]
  const used = uses.map(entry)
  const lifetimes = [lifetimeSeconds, ...used.map((each) => each.lifetimeSeconds)].filter((seconds) => seconds != null)
  return {
    key: name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
    tags: [...new Set([...shows, ...used.flatMap(({ tags }) => tags)])],
    lifetimeSeconds: lifetimes.length > 0 ? Math.min(...lifetimes) : null,
    ...(tagOf && { tagOf }),
  }
}

const NAMES = Object.keys(DECLARED) as CacheName[]

/** Every cached read of lib/data. */
export const CACHE_MANIFEST = Object.fromEntries(NAMES.map((name) => [name, entry(name)])) as Record<
  CacheName,
  CacheEntry
>
