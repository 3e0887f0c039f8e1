import type { LeadKind } from '@/lib/domain/leads/lead-kinds'
import type { LeadStatus } from '@/lib/domain/leads/lead-status'

type Row = { label: string; value: string }

/** A customer's enquiry as its link shows it; `phone` as typed. */
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
  /** As sent at first. */
  answers: Row[]
  /** What the customer has changed since. */
  changes: Row[]
  dueAt: Date
  answeredAt: Date | null
}

/** A file of which only a part has arrived. */
export type ArrivingFile = { name: string; percent: number }
