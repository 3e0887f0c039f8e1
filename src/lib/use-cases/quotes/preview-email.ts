import type { Pool } from 'pg'

import type { Quote } from '@/lib/calculators/quote/quote-view'
import { quoteMail } from '@/lib/delivery/messages/quote-mail'
import { readCompanyContact } from '@/lib/delivery/store/company-contact'
import type { DeliverySettings } from '@/lib/delivery/store/settings'

type Names = { name: string; firstName: string | null }

const NAMES = `select name, first_name as "firstName" from leads where reference = $1`

/** The HTML of the email with a quote, as its customer will get it, but for the link, which is not valid yet. */
export async function previewEmail(pool: Pool, quote: Quote, settings: DeliverySettings): Promise<string> {
  const house = await readCompanyContact(pool)
  const reference = quote.reference.replace(/-Q\d+$/, '')
  const { rows } = await pool.query<Names>(NAMES, [reference])
  const names = rows[0] ?? { name: '', firstName: null }
  return quoteMail({
    settings,
    lead: { reference, email: '', ...names },
    quote,
    acceptance: null,
    house,
    token: 'preview',
  }).html
}
