/**
 * Deterministic random numbers from 0 (inclusive) to 1 (exclusive) for a seed (Mulberry32, Tommy Ettinger, 2017; period
 * about 2³²). For sampling, never for secrets.
 */
export function seededRandom(seed: number): () => number {
  let state = seed | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Shuffles in place (Fisher–Yates). */
export function shuffle(items: Float64Array, random: () => number): Float64Array {
  for (let last = items.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1))
    const kept = items[last] ?? NaN
    items[last] = items[other] ?? NaN
    items[other] = kept
  }
  return items
}
