import { useSyncExternalStore } from 'react'

import { Badge } from '@/components/ui/badge'
import { clock } from '@/lib/domain/service-level/describe-due'
import { londonTime } from '@/lib/domain/service-level/london-time'
import { isOpenAt, openPeriods, type OpeningHours } from '@/lib/domain/service-level/opening-hours'

const MINUTE_MS = 60_000

/** Says until when we are open, or nothing while we are not, by the visitor's clock. */
export function OpenBadge({ hours }: { hours: OpeningHours }) {
  const now = new Date(useSyncExternalStore(everyMinute, () => Math.floor(Date.now() / MINUTE_MS)) * MINUTE_MS)
  if (!isOpenAt({ at: now, hours })) return null
  const period = openPeriods({ from: now, hours }).next()
  if (period.done) return null
  return <Badge>Open now, until {clock(londonTime(period.value.closesAt).minute)}</Badge>
}

function everyMinute(onChange: () => void): () => void {
  const timer = setInterval(onChange, MINUTE_MS)
  return () => clearInterval(timer)
}
