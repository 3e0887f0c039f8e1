/** Whether a path exists, according to one reading. */
type PathTest = (path: string) => boolean

type Settings = {
  /** Reads which paths exist now. */
  read: () => Promise<PathTest>
  /** Minimum pause between two readings, in milliseconds. */
  restMs: number
  /** How long a reading is relied on if no change becomes known, in milliseconds. */
  reliableMs: number
  /** Paths known to exist before the first reading. */
  built: readonly string[]
  /** The time in milliseconds. */
  now: () => number
}

export type ExistingPaths = {
  /** What is known without reading; null when the paths have to be read first. */
  known: (path: string) => boolean | null
  /** Rejects when nothing is known since the last change, and the paths cannot be read. */
  has: (path: string) => Promise<boolean>
  /** Something has changed: the next path that is not among them makes them be read again. */
  expire: () => void
}

/**
 * Keeps in memory which paths exist. A path that was not among them is answered at once as long as nothing has changed
 * since they were read, for `reliableMs`; otherwise they are read again first. Waiting paths share one reading and
 * readings are throttled, so a flood of made-up URLs slows down its sender rather than the database. If that fails, the
 * last reading is relied on for as long again, unless something has changed since.
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
    if (isReliable()) return // the reading before, which this one waited for, has seen every change
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
