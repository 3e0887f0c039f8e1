'use client'

import { useDocumentInfo } from '@payloadcms/ui'

import { REPLY_STATUSES } from '@/lib/domain/leads/lead-status'
import { isReplyPromised } from '@/lib/domain/leads/reply-promise'
import { describeDue } from '@/lib/domain/opening-hours/describe-due'
import { describeElapsed } from '@/lib/domain/opening-hours/describe-elapsed'
import { describeStatus } from '@/lib/domain/opening-hours/describe-status'
import { serviceLevelStatus } from '@/lib/domain/opening-hours/service-level-status'
import type { Lead } from '@/lib/generated/payload-types'

import { useNow } from './use-now'

type Promised = Pick<Lead, 'createdAt' | 'dueAt' | 'answeredAt' | 'quarantined' | 'kind' | 'phone' | 'status'>

/** A lead's response time and age, kept current while the page is open. */
export function ServiceLevelCell({ rowData: lead }: { rowData: Promised }) {
  const now = useNow()
  if (!now) return null
  const promise = { now, dueAt: new Date(lead.dueAt), answeredAt: lead.answeredAt ? new Date(lead.answeredAt) : null }
  const age = describeElapsed(now.getTime() - Date.parse(lead.createdAt))
  const cameIn = `came in ${age} ago`
  const isTimed = promise.answeredAt !== null || REPLY_STATUSES.some((status) => status === lead.status)
  if (!isTimed || !isReplyPromised(lead)) return <span className="pb-standing">{cameIn}</span>
  return (
    <span className="pb-standing" data-standing={lead.quarantined ? 'held-back' : serviceLevelStatus(promise)}>
      {!lead.quarantined && <strong>{describeStatus(promise)}</strong>}
      <span title={`promised ${describeDue(promise.dueAt, now)}`}>{cameIn}</span>
    </span>
  )
}

/** The same on the page of one lead. */
export function ServiceLevelField() {
  const { savedDocumentData } = useDocumentInfo()
  if (!savedDocumentData) return null
  return (
    <div className="field-type">
      <span className="field-label">Answer</span>
      <ServiceLevelCell rowData={savedDocumentData as Promised /* the page of a lead */} />
    </div>
  )
}
