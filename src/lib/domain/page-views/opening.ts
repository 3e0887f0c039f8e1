export const OPENINGS = ['first', 'second'] as const

export type Opening = (typeof OPENINGS)[number]

const DAY_MS = 86_400_000

/**
 * Which of a page's two openings everybody sees on an ISO date in London: they alternate by day, so that a week has an
 * odd number of turns and each opening gets every weekday within a fortnight.
 */
export function openingOn(day: string): Opening {
  return Math.floor(Date.parse(`${day}T00:00:00Z`) / DAY_MS) % 2 === 0 ? 'first' : 'second'
}

/** Visitors of one day who saw a page, and how many of them went on to a price and to a quote. */
export type DayOfVisits = { day: string; visitors: number; priced: number; quoted: number }

/** The days on which one opening was shown, taken together. */
export type OpeningVisits = Omit<DayOfVisits, 'day'> & { days: number }

/** The visits under each opening, counted from the first whole day after the texts were last changed (an ISO date). */
export function visitsByOpening(rows: readonly DayOfVisits[], since: string): Record<Opening, OpeningVisits> {
  const counted = rows.filter(({ day }) => day > since)
  const under = (opening: Opening) =>
    counted
      .filter(({ day }) => openingOn(day) === opening)
      .reduce(
        (sum, { visitors, priced, quoted }) => ({
          days: sum.days + 1,
          visitors: sum.visitors + visitors,
          priced: sum.priced + priced,
          quoted: sum.quoted + quoted,
        }),
        { days: 0, visitors: 0, priced: 0, quoted: 0 },
      )
  return { first: under('first'), second: under('second') }
}
