'use client'

import { useDocumentInfo } from '@payloadcms/ui'

import { mayMovePartner, PARTNER_STAGES, type PartnerStage } from '@/lib/domain/leads/partner-stages'
import { labelOf } from '@/lib/domain/text/label-of'
import type { PartnerApplication } from '@/lib/generated/payload-types'

import { StateMoves } from '../state-moves'

const ACTIONS: Record<PartnerStage, string> = {
  received: '', // no application goes back to it
  reviewing: 'Review it',
  'terms-sent': 'Mark the terms as sent',
  accepted: 'Accept it',
  declined: 'Decline it',
  ended: 'End the partnership',
}

/** The stage of an application, with a button for each stage to which it can move now. */
export function PartnerStageField() {
  const { savedDocumentData } = useDocumentInfo()
  const { stage: from } = (savedDocumentData ?? {}) as Partial<PartnerApplication> // of this collection
  if (!from) return null
  const moves = PARTNER_STAGES.filter(({ value: to }) => to !== from && mayMovePartner({ from, to })).map(
    ({ value: to }) => ({ to, label: ACTIONS[to] }),
  )
  return (
    <StateMoves field="stage" label="Stage" now={labelOf(PARTNER_STAGES, from)} moves={moves}>
      The applicant gets no email of it: write to them from their enquiry.
    </StateMoves>
  )
}
