import { hasSecondOpening } from '@/lib/data/openings'
import { londonTime } from '@/lib/domain/calendar/london-time'

import { refreshShown } from './refresh-shown'

const PAGES = ['home-page', 'sales-page'] as const

/** The day on which this process last looked. */
let turnedOn = ''

/**
 * Rebuilds the pages with two openings on the first call of a day in London. Each web process does so once a day, because
 * none knows what another has done; a page that is rebuilt twice is the same. Returns which pages were turned.
 */
export async function turnOpenings(now: Date): Promise<string[]> {
  const { date } = londonTime(now)
  if (turnedOn === date) return []
  const turned: string[] = []
  for (const slug of PAGES)
    if (await hasSecondOpening(slug)) {
      await refreshShown(slug)
      turned.push(slug)
    }
  turnedOn = date
  return turned
}
