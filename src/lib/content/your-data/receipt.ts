/** What the holder of a link to the receipt of an erasure sees. A time is null until that part is done. */
export type ErasureReceipt = {
  reference: string
  erasedAt: Date
  recordsErased: number
  recordsKept: number
  details: { called: string; found: number; left: number; because: string | null }[]
  /** Enquiries that had a copy in the CRM, and how many of those copies are still to be deleted. */
  crm: { copies: number; waiting: number }
  mailboxesClearedAt: Date | null
}
