import type { Pool } from 'pg'

import type { Quote } from '@/lib/calculators/quote/quote-view'
import { quoteMail } from '@/lib/delivery/messages/quote-mail'
import { readCompanyContact } from '@/lib/delivery/store/company-contact'
import type { DeliverySettings } from '@/lib/delivery/store/settings'

/** The HTML of the email with a quote, as its customer will get it, but for the link, which is not valid yet. */
export async function previewEmail(pool: Pool, quote: Quote, settings: DeliverySettings): Promise<string> {
  const house = await readCompanyContact(pool)
  const lead = { reference: quote.reference.replace(/-Q\d+$/, ''), email: '' }
  return quoteMail({ settings, lead, quote, acceptance: null, house, token: 'preview' }).html
}
