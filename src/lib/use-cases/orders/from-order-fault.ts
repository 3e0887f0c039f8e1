import type { Pool } from 'pg'

import { suspicions } from '@/lib/domain/leads/spam'
import { splitName } from '@/lib/domain/leads/split-name'
import { compactAnswers } from '@/lib/forms/compact-answers'
import { hashOfToken } from '@/lib/platform/enquiry-token'
import type { OrderFault } from '@/lib/schemas/checkout'

import type { LeadSubmission } from '../leads/lead-submission'
import { withCustomer } from './with-customer'

const SOURCE = 'order-page'

type Buyer = { reference: string; name: string; email: string; phone: string; postcode: string }

/** A fault that a customer reports on the page of an order: a lead with a clock of its own. Null without the order. */
export async function fromOrderFault(
  pool: Pool,
  { token, fault, website }: OrderFault,
): Promise<LeadSubmission | null> {
  const { rows } = await pool.query<Buyer>(
    `select reference, customer_name as name, email, phone, postcode from orders
     where access_token_sha256 = $1 and ${withCustomer('orders')}`,
    [hashOfToken(token)],
  )
  const [buyer] = rows
  if (!buyer) return null
  const { reference, name, email, phone, postcode } = buyer
  const { firstName, lastName } = splitName(name)
  return {
    kind: 'contact',
    source: SOURCE,
    firstName,
    lastName,
    email,
    phone: phone || null,
    postcode,
    message: fault,
    answers: compactAnswers({
      About: 'A fault',
      Order: reference,
      Name: name,
      Email: email,
      Phone: phone,
      Fault: fault,
    }),
    consent: { marketing: false, terms: false, form: SOURCE },
    suspicions: suspicions({ texts: [fault], names: [], honeypot: website, email: null }),
    enquiry: {
      collection: 'contact-inquiries',
      row: {
        first_name: firstName,
        last_name: lastName,
        email,
        phone: phone || null,
        subject: `Fault, order ${reference}`,
        details: fault,
        source: SOURCE,
      },
    },
  }
}
