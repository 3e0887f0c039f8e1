import type { LeadKind } from '@/lib/domain/leads/lead-kinds'
import type { LeadStatus } from '@/lib/domain/leads/lead-status'

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
  /** As first sent. */
  answers: Row[]
  /** Corrections by the customer. */
  changes: Row[]
  dueAt: Date
  answeredAt: Date | null
}

/** A file that is partially uploaded. */
export type ArrivingFile = { name: string; percent: number }
