const KEPT_MAX = 20

/** Makes each thing once, however many ask at a time, and keeps the last few. What could not be made is made again. */
export function keepMade<Made>() {
  const kept = new Map<string, Promise<Made>>()
  return (key: string, make: () => Promise<Made>): Promise<Made> => {
    const known = kept.get(key)
    if (known) return known
    const making = make()
    kept.set(key, making)
    making.catch(() => kept.delete(key))
    const [oldest] = kept.keys()
    if (kept.size > KEPT_MAX && oldest !== undefined) kept.delete(oldest)
    return making
  }
}
