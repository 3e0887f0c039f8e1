import { median } from './figures'

/** The median duration of `work`, in milliseconds. */
export async function medianOf(runs: number, work: (run: number) => Promise<unknown>): Promise<number> {
  const times: number[] = []
  for (let run = 0; run < runs; run += 1) {
    const before = performance.now()
    await work(run)
    times.push(performance.now() - before)
  }
  return median(times)
}
