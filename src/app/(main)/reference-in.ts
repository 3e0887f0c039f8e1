import { isLeadReference } from '@/lib/domain/leads/reference'

/** The reference in a page's query, if it is one; anything else in the address is not repeated on the page. */
export async function referenceIn(searchParams: Promise<{ reference?: string | string[] }>): Promise<string | null> {
  const { reference } = await searchParams
  return typeof reference === 'string' && isLeadReference(reference) ? reference : null
}
