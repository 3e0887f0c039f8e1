import { secondOpeningOf } from '@/lib/content/opening'
import { londonTime } from '@/lib/domain/calendar/london-time'
import type { Opening } from '@/lib/domain/page-views/opening'
import { openingOn } from '@/lib/domain/page-views/opening'
import { now } from '@/lib/platform/clock'

import { payloadClient } from './payload-client'

/** The opening that everybody sees today. The worker has the pages rebuilt when it changes. */
export const openingToday = (): Opening => openingOn(londonTime(now()).date)

/** Whether a page alternates between two openings. */
export async function hasSecondOpening(slug: 'home-page' | 'sales-page'): Promise<boolean> {
  const payload = await payloadClient()
  const { secondOpening } = await payload.findGlobal({ slug, depth: 0, overrideAccess: false })
  return secondOpeningOf(secondOpening) !== null
}
