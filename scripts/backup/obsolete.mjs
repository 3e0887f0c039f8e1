const DAY_MS = 86_400_000
const NAME = /^powerboard-(\d{4}-\d\d-\d\d)T[\d-]+Z\.tar\.gz\.age$/

/** How many of each are kept, each by its newest backup. */
const KEPT = [
  { periods: 7, periodOf: (day) => day },
  { periods: 4, periodOf: (day) => Math.floor((Date.parse(day) / DAY_MS + 3) / 7) }, // weeks begin on Mondays
  { periods: 12, periodOf: (day) => day.slice(0, 7) },
]

/** @param {Date} now */
export const nightlyName = (now) => `powerboard-${now.toISOString().replace(/[:.]/g, '-')}.tar.gz.age`

/**
 * The nightly backups that are no longer kept: all but the newest of each of the last 7 days, 4 weeks and 12 months that
 * have one. Other files are left alone.
 * @param {readonly string[]} names
 */
export function obsoleteBackups(names) {
  const nightly = names
    .filter((name) => NAME.test(name))
    .toSorted()
    .toReversed()
  const kept = new Set(KEPT.flatMap(({ periods, periodOf }) => newestOf(nightly, { periods, periodOf })))
  return nightly.filter((name) => !kept.has(name))
}

function newestOf(nightly, { periods, periodOf }) {
  const newest = new Map()
  for (const name of nightly) {
    const period = periodOf(NAME.exec(name)[1])
    if (!newest.has(period)) newest.set(period, name)
  }
  return [...newest.values()].slice(0, periods)
}
