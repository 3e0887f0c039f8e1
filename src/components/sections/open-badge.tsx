import { useSyncExternalStore } from 'react'

import { Badge } from '@/components/ui/badge'
import { londonTime } from '@/lib/domain/calendar/london-time'
import { clock } from '@/lib/domain/opening-hours/describe-due'
import { isOpenAt, type OpeningHours, openPeriods } from '@/lib/domain/opening-hours/opening-hours'

const MINUTE_MS = 60_000

/** Shows until when we are open, by the visitor's clock; nothing while we are closed. */
export function OpenBadge({ hours }: { hours: OpeningHours }) {
  const now = new Date(useSyncExternalStore(everyMinute, () => Math.floor(Date.now() / MINUTE_MS)) * MINUTE_MS)
  if (!isOpenAt({ at: now, hours })) return null
  const period = openPeriods({ from: now, hours }).next()
  if (period.done) return null
  return <Badge>{`Open now, until ${clock(londonTime(period.value.closesAt).minute)}`}</Badge>
}

function everyMinute(onChange: () => void): () => void {
  const timer = setInterval(onChange, MINUTE_MS)
  return () => clearInterval(timer)
}
