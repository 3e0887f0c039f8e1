import type { OpeningVisits } from '@/lib/domain/page-views/opening'
import { shareDifference } from '@/lib/domain/quantity/share-difference'

type Compared = { first: OpeningVisits; second: OpeningVisits; what: 'priced' | 'quoted' }

/** Below this many visitors under either opening, chance decides. */
const VISITORS_MIN = 100

const GOALS = { priced: 'a price', quoted: 'a quote' }

/** What the comparison of two openings says, in one sentence. */
export function comparedInWords({ first, second, what }: Compared): string {
  const goal = GOALS[what]
  const found = shareDifference({ hits: first[what], of: first.visitors }, { hits: second[what], of: second.visitors })
  if (!found || Math.min(first.visitors, second.visitors) < VISITORS_MIN)
    return `Too early to tell which leads more visitors to ${goal}: wait for ${VISITORS_MIN} visitors under each.`
  const { difference, low, high } = found
  if (low <= 0 && high >= 0)
    return `No difference to be seen yet on the way to ${goal}: of 100 visitors, the second opening leads between ${perHundred(-low)} fewer and ${perHundred(high)} more.`
  const [least, most] = difference > 0 ? [low, high] : [-high, -low]
  return `The second opening leads ${difference > 0 ? 'more' : 'fewer'} visitors to ${goal}: of 100, between ${perHundred(least)} and ${perHundred(most)} ${difference > 0 ? 'more' : 'fewer'}.`
}

const perHundred = (share: number) => (share * 100).toFixed(1)
