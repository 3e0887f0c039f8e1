import { staffOf } from '@/lib/data/staff'
import { poolOf } from '@/lib/platform/database'
import { readDocumentId } from '@/lib/schemas/document-id'
import { findQuoteToPreview, type FoundQuote } from '@/lib/use-cases/quotes/find-quote'

/** The quote of this id, sent or not, for the sales desk; null for everyone else. */
export async function previewedQuote({ id, headers }: { id: string; headers: Headers }): Promise<FoundQuote | null> {
  const staff = await staffOf(headers)
  const quoteId = readDocumentId(id)
  return staff?.changesQuotes && quoteId !== null ? findQuoteToPreview(poolOf(staff.payload), quoteId) : null
}
