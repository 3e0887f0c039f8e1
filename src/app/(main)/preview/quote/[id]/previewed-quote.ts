import { staffOf } from '@/lib/data/staff'
import { type KeptQuote, readQuoteById } from '@/lib/delivery/store/read-quote'
import { poolOf } from '@/lib/platform/database'
import { readDocumentId } from '@/lib/schemas/document-id'

/** The quote of this id, sent or not, for the sales desk; null for everyone else. */
export async function previewedQuote(id: string, headers: Headers): Promise<KeptQuote | null> {
  const staff = await staffOf(headers)
  const quoteId = readDocumentId(id)
  return staff?.changesQuotes && quoteId !== null ? readQuoteById(poolOf(staff.payload), quoteId) : null
}
