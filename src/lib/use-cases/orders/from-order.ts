import { TERMS_VERSION } from '@/lib/content/contract-terms'
import { suspicions } from '@/lib/domain/leads/spam'
import { splitName } from '@/lib/domain/leads/split-name'
import { confirmBy } from '@/lib/domain/orders/holding'
import { FITTING_CHOICES } from '@/lib/domain/orders/order'
import { labelOf } from '@/lib/domain/text/label-of'
import { poundsAndPence } from '@/lib/format/pounds'
import { compactAnswers } from '@/lib/forms/compact-answers'
import { enquiryToken, hashOfToken, orderConfirmationToken } from '@/lib/platform/enquiry-token'
import type { Checkout } from '@/lib/schemas/checkout'

import type { EnquiryColumns, LeadSubmission } from '../leads/lead-submission'
import { type GoodsHold, holdGoods } from './hold-goods'
import type { PricedOrder } from './price-order'

const SOURCE = 'checkout'

type Ordered = { input: Checkout; priced: PricedOrder; orderedAt: Date } & Pick<GoodsHold, 'holders' | 'piecesMax'>

/** An order: the goods as bought, and the lead used to follow it up. */
export function fromOrder({ input, priced, orderedAt, holders, piecesMax }: Ordered): LeadSubmission {
  const { lines, totals } = priced
  const { customerName, email, phone, street, town, postcode, deliveryNote, fitting, website } = input
  const confirmedUntil = confirmBy(orderedAt).toISOString()
  return {
    kind: 'order',
    source: SOURCE,
    ...splitName(customerName),
    email,
    phone,
    postcode,
    message: deliveryNote,
    answers: compactAnswers({
      ...Object.fromEntries(lines.map(({ name, quantity }) => [name, String(quantity)])),
      'Total including VAT': poundsAndPence(totals.totalPence),
      Name: customerName,
      Email: email,
      Phone: phone,
      Address: `${street}, ${town} ${postcode}`,
      'Delivery note': deliveryNote,
      Fitting: labelOf(FITTING_CHOICES, fitting),
    }),
    consent: { marketing: false, terms: false, form: SOURCE },
    suspicions: suspicions({
      texts: [deliveryNote, street, town],
      names: [customerName],
      honeypot: website,
      email: null, // its spelling alone is no reason to refuse an order
    }),
    enquiry: {
      collection: 'orders',
      row: {
        state: 'awaiting-payment',
        customer_name: customerName,
        email,
        phone,
        street,
        town,
        postcode,
        delivery_note: deliveryNote,
        fitting,
        lines,
        delivery_pence: totals.deliveryPence,
        total_pence: totals.totalPence,
        vat_pence: totals.vatPence,
        terms_version: TERMS_VERSION,
        ordered_at: orderedAt.toISOString(),
        confirm_by: confirmedUntil,
        pay_by: confirmedUntil,
        holders,
      },
    },
    referenceColumns,
    reservation: holdGoods({
      goods: lines.map(({ productId, variantId = null, quantity }) => ({ productId, variantId, quantity })),
      holders,
      piecesMax,
    }),
  }
}

/** An order has the same reference and link token as its lead, and a link of its own to confirm the email address. */
const referenceColumns = (reference: string) =>
  ({
    reference,
    access_token_sha256: hashOfToken(enquiryToken(reference)),
    confirmation_token_sha256: hashOfToken(orderConfirmationToken(reference)),
  }) satisfies Partial<EnquiryColumns<'orders'>>
