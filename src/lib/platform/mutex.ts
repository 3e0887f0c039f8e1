type Bounds = {
  /** Queue length; further callers fail immediately. */
  waitingMax: number
  waitingMs: number
}

/** There is no turn to be had soon; the task has not begun. */
export class QueueFull extends Error {}

/** Runs tasks one at a time. A task that cannot start in time fails without running. */
export function mutex({ waitingMax, waitingMs }: Bounds) {
  const waiting: (() => void)[] = []
  let isBusy = false

  const turn = () =>
    new Promise<void>((resolve, reject) => {
      if (!isBusy) {
        isBusy = true
        return resolve()
      }
      if (waiting.length >= waitingMax) return reject(new QueueFull(`queue full: ${waitingMax} waiting`))
      const begin = () => {
        clearTimeout(timer)
        resolve()
      }
      const timer = setTimeout(() => {
        waiting.splice(waiting.indexOf(begin), 1)
        reject(new QueueFull(`not started within ${waitingMs} ms`))
      }, waitingMs)
      waiting.push(begin)
    })

  return async <Made>(make: () => Promise<Made>): Promise<Made> => {
    await turn()
    try {
      return await make()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else isBusy = false
    }
  }
}
