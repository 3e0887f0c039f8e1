import type { InboxViewName } from '@/lib/domain/leads/inbox-views'
import type { LeadKind } from '@/lib/domain/leads/lead-kinds'
import type { LeadStatus, LostReason } from '@/lib/domain/leads/lead-status'
import type { PartnerStage } from '@/lib/domain/leads/partner-stages'
import type { QuoteState } from '@/lib/domain/quotes/quote-states'
import type { InboxFilter } from '@/lib/schemas/inbox'

/** What is to be done next about a lead. Times are ISO texts, here and below. */
export type NextStep = { id: number; what: string; dueAt: string; assigneeName: string | null }

/** A lead in a list. `version`: when it was last saved. `replyDueAt`: null unless a reply is owed. */
export type InboxRow = {
  id: number
  version: string
  reference: string
  name: string
  phone: string | null
  /** To be dialled. */
  phoneE164: string | null
  email: string | null
  postcode: string | null
  kind: LeadKind
  source: string | null
  status: LeadStatus
  lostReason: LostReason | null
  assignee: number | null
  assigneeName: string | null
  isHeldBack: boolean
  /** One to practise with. */
  isSample: boolean
  createdAt: string
  replyDueAt: string | null
  nextStep: NextStep | null
  /** The beginning of what they wrote; '' if nothing. */
  message: string
}

/** `next`: the cursor of the next page; null on the last. */
export type InboxList = { rows: InboxRow[]; next: string | null }

/** A lead that is open beside the list. */
export type InboxRecord = InboxRow & {
  /** Null until the enquiry has been joined to a person. */
  personId: number | null
  answers: unknown
  /** The colleague to whom it was given in turn, and why: 'Ann: fewest open enquiries'. */
  givenTo: string | null
  steps: NextStep[]
  /** Calls in a row that nobody answered; 0 once something else came of one. */
  missedCalls: number
  quotes: { id: number; reference: string; state: QuoteState }[]
  /** Of a partner. */
  application: { id: number; stage: PartnerStage } | null
  /** Grows with whatever is added to its timeline. */
  eventCount: number
  /** Enquiries of others with the same number or email, newest first. */
  alike: { personId: number; name: string; reference: string }[]
  /** Deliveries that wait for staff. */
  parked: number
  files: number
}

/** A view that someone has saved. Those of a colleague who has left are everyone's, for an admin to tidy up. */
export type SavedView = {
  id: number
  name: string
  isShared: boolean
  isOwn: boolean
  mayChange: boolean
  filter: InboxFilter
  count: number
}

/** What stands beside every list. */
export type InboxOverview = {
  counts: Record<InboxViewName, number>
  saved: SavedView[]
  /** Emails that are about no lead. */
  unmatched: number
  colleagues: { id: number; name: string; isAway: boolean }[]
}
