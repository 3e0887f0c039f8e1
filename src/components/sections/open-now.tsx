'use client'

import { useSyncExternalStore } from 'react'

import { Badge } from '@/components/ui/badge'
import { clock } from '@/lib/domain/service-level/describe-due'
import { londonTime } from '@/lib/domain/service-level/london-time'
import { isOpenAt, openPeriods, type OpeningHours } from '@/lib/domain/service-level/opening-hours'

const MINUTE_MS = 60_000

/** Says so while we are open. Pages are made ahead of time, so the visitor's clock decides. */
export function OpenNow({ hours }: { hours: OpeningHours }) {
  const minute = useSyncExternalStore(everyMinute, () => Math.floor(Date.now() / MINUTE_MS), () => null)
  return <div className="min-h-8">{minute !== null && <OpenBadge now={new Date(minute * MINUTE_MS)} hours={hours} />}</div>
}

function OpenBadge({ now, hours }: { now: Date; hours: OpeningHours }) {
  if (!isOpenAt({ at: now, hours })) return null
  const period = openPeriods({ from: now, hours }).next()
  if (period.done) return null
  return <Badge>Open now, until {clock(londonTime(period.value.closesAt).minute)}</Badge>
}

function everyMinute(onChange: () => void): () => void {
  const timer = setInterval(onChange, MINUTE_MS)
  return () => clearInterval(timer)
}
