/** The median duration of `work`, in milliseconds. */
export const medianOf = (runs: number, work: (run: number) => Promise<unknown>): Promise<number> =>
  percentileOf(50, runs, work)

/** The duration of `work`, in milliseconds, that so many per cent of its runs do not exceed. */
export async function percentileOf(
  percent: number,
  runs: number,
  work: (run: number) => Promise<unknown>,
): Promise<number> {
  const times: number[] = []
  for (let run = 0; run < runs; run += 1) {
    const before = performance.now()
    await work(run)
    times.push(performance.now() - before)
  }
  return times.sort((a, b) => a - b)[Math.floor((runs * percent) / 100)] ?? NaN
}
