/** Whether a path exists, as of one read of the database. */
type PathTest = (path: string) => boolean

type Settings = {
  /** Reads which paths exist now. */
  read: () => Promise<PathTest>
  /** Minimum pause between two reads, in milliseconds. */
  restMs: number
  /** How long the paths are valid after a read if no change is reported, in milliseconds. */
  reliableMs: number
  /** Paths known to exist before the first read. */
  built: readonly string[]
  /** The time in milliseconds. */
  now: () => number
}

export type ExistingPaths = {
  /** The answer from memory; null if the paths have to be read first. */
  known: (path: string) => boolean | null
  /** Rejects if the paths have changed since the last read and cannot be read again. */
  has: (path: string) => Promise<boolean>
  /** Reports a change: the next unknown path causes the paths to be read again. */
  expire: () => void
}

/**
 * Keeps the existing paths in memory. An unknown path is answered from memory if nothing has changed since the last
 * read and that was less than `reliableMs` ago; otherwise the paths are read again first. Waiting requests share one
 * read, and reads are throttled, so a flood of made-up URLs slows down its sender rather than the database. If a read
 * fails, the last one is valid for another `reliableMs`, unless something has changed since.
 */
export function existingPaths({ read, restMs, reliableMs, built, now }: Settings): ExistingPaths {
  const builtPaths = new Set(built)
  let exists: PathTest = (path) => builtPaths.has(path)
  let changes = 0
  let changesRead: number | null = null
  let reliableUntilMs = 0
  let rested: Promise<unknown> = Promise.resolve()
  let nextReading: Promise<void> | null = null

  const isReliable = () => changesRead === changes && now() < reliableUntilMs

  async function readAgain(): Promise<void> {
    nextReading = null
    if (isReliable()) return // the previous read, which this one waited for, included every change
    const changesBefore = changes
    const reading = read()
    rested = reading.catch(() => null).then(() => pause(restMs))
    try {
      exists = await reading
      changesRead = changesBefore
    } catch (error) {
      if (changesRead !== changes) throw error
    }
    reliableUntilMs = now() + reliableMs
  }

  const known = (path: string) => exists(path) || (isReliable() ? false : null)

  return {
    known,
    has: async (path) => {
      const answer = known(path)
      if (answer !== null) return answer
      nextReading ??= rested.then(readAgain)
      await nextReading
      return exists(path)
    },
    expire: () => {
      changes += 1
    },
  }
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms).unref())
