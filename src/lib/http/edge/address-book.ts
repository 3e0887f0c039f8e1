type Settings = {
  /** Those of the paths that are there. */
  look: (paths: string[]) => Promise<string[]>
  /** How long after one look the next begins. */
  restMs: number
  /** What is there for certain. */
  known: Iterable<string>
}

type Round = { paths: Set<string>; found: Promise<Set<string>> }

/**
 * Tells whether something is at a path. What is there is remembered; what is not is asked for each time, so that a page is
 * there for everybody from the moment of its publication, whichever process took it. But all who wait are asked for in one
 * look, and looks are few: whoever makes up addresses waits, and the database does not notice.
 * Rejects when the look does.
 */
export function addressBook({ look, restMs, known }: Settings): (path: string) => Promise<boolean> {
  const there = new Set(known)
  let rested: Promise<unknown> = Promise.resolve()
  let round: Round | null = null

  function openRound(): Round {
    const paths = new Set<string>()
    const found = rested.then(async () => {
      round = null
      const looking = look([...paths])
      rested = looking.catch(() => null).then(() => rest(restMs))
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

const rest = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms).unref())
