import { isLeadReference } from '@/lib/domain/leads/reference'

/** The reference in the query string, if valid; anything else from the URL is not echoed on the page. */
export async function readReference(searchParams: Promise<{ reference?: string | string[] }>): Promise<string | null> {
  const { reference } = await searchParams
  return typeof reference === 'string' && isLeadReference(reference) ? reference : null
}
