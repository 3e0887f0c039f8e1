import type { LeadKind } from '@/lib/domain/leads/lead-kinds'
import type { ClosedStatus, LeadStatus } from '@/lib/domain/leads/lead-status'

type Row = { label: string; value: string }

/** A customer's enquiry as shown on its page; `phone` as typed. */
export type Enquiry = {
  id: number
  kind: LeadKind
  reference: string
  status: LeadStatus
  firstName: string
  lastName: string
  email: string | null
  phone: string | null
  postcode: string | null
  /** Changes whenever the customer or staff correct the contact details. */
  detailsVersion: string
  /** As first sent. */
  answers: Row[]
  /** Corrections by the customer. */
  changes: Row[]
  dueAt: Date
  answeredAt: Date | null
  /** Whether the customer has accepted a quote, which is kept even if the enquiry is erased. */
  hasAcceptedQuote: boolean
}

/** The notice to customers whose enquiry can no longer be changed. */
export const CLOSED_NOTICES: Record<ClosedStatus, string> = {
  won: 'This enquiry is closed. To change anything, please call us.',
  lost: 'This enquiry is closed. To change anything, please call us.',
  withdrawn: 'You’ve withdrawn this enquiry, so we won’t contact you about it. Changed your mind? Please call us.',
}

/** A file that is partially uploaded. */
export type ArrivingFile = { name: string; percent: number }
