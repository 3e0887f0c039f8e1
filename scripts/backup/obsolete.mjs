import { PARTIAL } from './completely.mjs'

const DAY_MS = 86_400_000
const NAME = /^powerboard-nightly-(\d{4}-\d\d-\d\d)T[\d-]+Z\.tar\.gz\.age$/

const DAYS = 7
/** How many of each are kept beyond those days, each by its newest backup. */
const KEPT = [
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

/**
 * The remains of nightly backups that were interrupted while they were being copied.
 * @param {readonly string[]} names
 */
export const partialBackups = (names) =>
  names.filter((name) => name.endsWith(PARTIAL) && NAME.test(name.slice(0, -PARTIAL.length)))

/** @param {Date} now */
export const nightlyName = (now) => `powerboard-nightly-${stamp(now)}.tar.gz.age`

/**
 * The nightly backups that are no longer kept: all but those of the last 7 days that have one, and the newest of each of
 * the last 4 weeks and 12 months. The newest of a day may be of a site that had lost its data, so the others of those
 * days stay too. Other files are left alone.
 * @param {readonly string[]} names
 */
export function obsoleteBackups(names) {
  const nightly = names
    .filter((name) => NAME.test(name))
    .toSorted()
    .toReversed()
  const days = [...new Set(nightly.map(dayOf))].slice(0, DAYS)
  const newest = KEPT.flatMap(({ periods, periodOf }) => newestOf(nightly, { periods, periodOf }))
  return nightly.filter((name) => !days.includes(dayOf(name)) && !newest.includes(name))
}

const dayOf = (name) => NAME.exec(name)[1]

function newestOf(nightly, { periods, periodOf }) {
  const newest = new Map()
  for (const name of nightly) {
    const period = periodOf(dayOf(name))
    if (!newest.has(period)) newest.set(period, name)
  }
  return [...newest.values()].slice(0, periods)
}
