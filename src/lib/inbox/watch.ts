const LOOK_EVERY_MS = 2_000

export type Watch = {
  /** Calls `onChange` after each change from now on; null while too many watch. The result ends it. */
  follow: (onChange: () => void) => (() => void) | null
}

type Settings = { readVersion: () => Promise<string>; watchersMax: number; lookEveryMs?: number }

/**
 * Tells watchers of changes by comparing a version, read once for all of them; nobody looks while nobody watches. A
 * version that cannot be read is read again.
 */
export function watchVersion({ readVersion, watchersMax, lookEveryMs = LOOK_EVERY_MS }: Settings): Watch {
  const watchers = new Set<() => void>()
  let timer: ReturnType<typeof setInterval> | null = null
  let last: string | null = null
  let isLooking = false

  async function look(): Promise<void> {
    if (isLooking) return
    isLooking = true
    const version = await readVersion().catch(() => last)
    isLooking = false
    const hasChanged = last !== null && version !== last
    last = watchers.size > 0 ? version : null // all may have left while it was read
    if (hasChanged) for (const tell of watchers) tell()
  }

  function stopIfAlone(): void {
    if (watchers.size > 0 || timer === null) return
    clearInterval(timer)
    timer = null
    last = null
  }

  return {
    follow(onChange) {
      if (watchers.size >= watchersMax) return null
      const watcher = () => onChange() // the same function may follow twice
      watchers.add(watcher)
      if (timer === null) {
        timer = setInterval(() => void look(), lookEveryMs)
        void look()
      }
      return () => {
        watchers.delete(watcher)
        stopIfAlone()
      }
    },
  }
}
