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
export type EnquiryRow = {
  [Collection in EnquiryCollection]: { collection: Collection; row: EnquiryColumns<Collection> }
}[EnquiryCollection]

/** Goods that an order takes out of stock. */
export type StockClaim = { productId: number; variantId: number | null; quantity: number }

/**
 * The goods of an order, held until it is paid or cancelled. `holders`: who orders them, in several ways; none may hold
 * more than `piecesMax` unpaid pieces of a product.
 */
export type GoodsHold = { goods: readonly StockClaim[]; holders: readonly string[]; piecesMax: number }

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
  /** Reasons to suspect spam: an order is refused for them, anything else held back. */
  suspicions: string[]
  /** The time the visitor chose, or the deadline of a complaint; otherwise our response promise applies. */
  dueAt?: Date
  enquiry: EnquiryRow
  /** Only for orders; one is refused if its goods are out of stock, or its customer would hold too much. */
  hold?: GoodsHold
}
