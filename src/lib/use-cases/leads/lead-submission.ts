import type { QueryConfig } from 'pg'

import type { EnquiryCollection } from '@/lib/domain/leads/enquiry-collections'
import type { LeadKind } from '@/lib/domain/leads/lead-kinds'
import type { Answer } from '@/lib/forms/answers-of'
import type { RowOf } from '@/lib/platform/columns'

type TableOf<Collection extends string> = Collection extends `${infer Start}-${infer End}`
  ? `${Start}_${TableOf<End>}`
  : Collection

/** The columns of an original record. */
export type EnquiryColumns<Collection extends EnquiryCollection> = RowOf<TableOf<Collection>>

/** The original record: its table and columns. */
type EnquiryRow = {
  [Collection in EnquiryCollection]: { collection: Collection; row: EnquiryColumns<Collection> }
}[EnquiryCollection]

/**
 * What an enquiry takes with it, such as goods out of stock, as parts of the statement that saves the enquiry: either
 * both happen or neither. Its own values are `$8` and after; `$3` is the reference of the enquiry.
 */
export type Reservation = {
  /** Runs before the statement, in the same transaction. */
  lock: QueryConfig
  /** Common table expressions before the enquiry is saved and after it. Each may be followed by another. */
  before: string
  after: string
  /** A `from` clause on those before, without a row if the enquiry is refused. */
  claimedFrom: string
  /** Expression on those before: why the enquiry is refused; null if it is not. */
  refusal: string
  values: readonly unknown[]
}

/** Why a reservation is refused without being tried: nothing is reserved for suspected spam. */
export const SUSPICIOUS = 'suspicious'

/** A validated enquiry of any kind, in the terms that sales use. */
export type LeadSubmission = {
  kind: LeadKind
  source: string
  firstName: string
  lastName: string
  email: string | null
  phone: string | null
  postcode: string | null
  message: string
  answers: Answer[]
  consent: { marketing: boolean; terms: boolean; form: string }
  /** Reasons to suspect spam. An enquiry with a reservation is refused for them, any other held back. */
  suspicions: string[]
  /** The time the visitor chose, or the deadline of a complaint; otherwise our response promise applies. */
  dueAt?: Date
  enquiry: EnquiryRow
  /** Entered by staff, whose customer gets no email about it. */
  isUnannounced?: boolean
  /** One of ours to practise with: it is about nobody, and nothing about it leaves the site. */
  isSample?: boolean
  /** Further columns of the original record, made from the reference of the lead. */
  referenceColumns?: (reference: string) => object
  reservation?: Reservation
}
