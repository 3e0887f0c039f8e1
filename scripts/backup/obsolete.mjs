const DAY_MS = 86_400_000
const NAME = /^powerboard-(\d{4}-\d\d-\d\d)T[\d-]+Z\.tar\.gz\.age$/

/** How many of each are kept, each by its newest backup. */
const KEPT = [
  { periods: 7, periodOf: (day) => day },
  { periods: 4, periodOf: (day) => Math.floor((Date.parse(day) / DAY_MS + 3) / 7) }, // weeks begin on Mondays
  { periods: 12, periodOf: (day) => day.slice(0, 7) },
]

const NOTES = /^erasures-and-objections-[\dT-]+Z\.jsonl$/
const NOTES_DAYS = 400

/** @param {Date} now */
export const notesName = (now) => `erasures-and-objections-${stamp(now)}.jsonl`

export const isNotesName = (name) => NOTES.test(name)

/**
 * The files with notes for a restore that no backup needs: older than every nightly one, and than any that an operator
 * would restore.
 * @param {readonly string[]} names
 * @param {Date} now
 */
export function obsoleteNotes(names, now) {
  const oldest = names.filter((name) => NAME.test(name)).toSorted()[0]
  const kept = stamp(new Date(now.getTime() - NOTES_DAYS * DAY_MS))
  const isNeeded = (name) =>
    name >= `erasures-and-objections-${kept}` || !oldest || nameAfter(name) >= nameAfter(oldest)
  return names.filter((name) => isNotesName(name) && !isNeeded(name))
}

const stamp = (at) => at.toISOString().replace(/[:.]/g, '-')
/** The time in the name of a file. */
const nameAfter = (name) => /\d{4}-.*Z/.exec(name)[0]

/** @param {Date} now */
export const nightlyName = (now) => `powerboard-${stamp(now)}.tar.gz.age`

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
