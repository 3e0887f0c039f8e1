'use client'

import { describeElapsed } from '@/lib/domain/service-level/describe-elapsed'
import { describeStanding } from '@/lib/domain/service-level/describe-standing'
import { serviceLevelStanding } from '@/lib/domain/service-level/standing'
import type { Lead } from '@/lib/generated/payload-types'

import { useNow } from './use-now'

type Row = Pick<Lead, 'createdAt' | 'dueAt' | 'answeredAt' | 'quarantined'>

/** How a lead stands against the promised answer, and how long ago it came in; kept current while the list is open. */
export function ServiceLevelCell({ rowData: lead }: { rowData: Row }) {
  const now = useNow()
  if (!now) return null
  const promise = { now, dueAt: new Date(lead.dueAt), answeredAt: lead.answeredAt ? new Date(lead.answeredAt) : null }
  const age = describeElapsed(now.getTime() - Date.parse(lead.createdAt))
  return (
    <span className="pb-standing" data-standing={lead.quarantined ? 'held-back' : serviceLevelStanding(promise)}>
      {!lead.quarantined && <strong>{describeStanding(promise)}</strong>}
      <span>came in {age} ago</span>
    </span>
  )
}
