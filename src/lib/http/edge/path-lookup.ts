type Settings = {
  /** Returns the paths that exist. */
  look: (paths: string[]) => Promise<string[]>
  /** Minimum pause between two lookups, in milliseconds. */
  restMs: number
  /** Paths known to exist. */
  known: Iterable<string>
}

type Round = { paths: Set<string>; found: Promise<Set<string>> }

/**
 * Checks whether a path exists. Hits are cached; misses are not, so a new page is found as soon as it is published, by
 * whichever process. Pending paths share one lookup and lookups are throttled, so a flood of made-up URLs slows down
 * its sender rather than the database. Rejects when the lookup fails.
 */
export function pathLookup({ look, restMs, known }: Settings): (path: string) => Promise<boolean> {
  const there = new Set(known)
  let rested: Promise<unknown> = Promise.resolve()
  let round: Round | null = null

  function openRound(): Round {
    const paths = new Set<string>()
    const found = rested.then(async () => {
      round = null
      const looking = look([...paths])
      rested = looking.catch(() => null).then(() => pause(restMs))
      const answer = await looking
      for (const path of answer) there.add(path)
      return new Set(answer)
    })
    return (round = { paths, found })
  }

  return async (path) => {
    if (there.has(path)) return true
    const { paths, found } = round ?? openRound()
    paths.add(path)
    return (await found).has(path)
  }
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms).unref())
