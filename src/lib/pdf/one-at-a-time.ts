type Bounds = {
  /** How many may wait; whoever comes after them is told at once. */
  waitingMax: number
  waitingMs: number
}

/** Lets works of this process follow one another. A work that cannot begin in time fails, and is never begun. */
export function oneAtATime({ waitingMax, waitingMs }: Bounds) {
  const waiting: (() => void)[] = []
  let isBusy = false

  const turn = () =>
    new Promise<void>((resolve, reject) => {
      if (!isBusy) {
        isBusy = true
        return resolve()
      }
      if (waiting.length >= waitingMax) return reject(new Error(`${waitingMax} are waiting already`))
      const begin = () => {
        clearTimeout(alarm)
        resolve()
      }
      const alarm = setTimeout(() => {
        waiting.splice(waiting.indexOf(begin), 1)
        reject(new Error(`had to wait longer than ${waitingMs} ms`))
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
