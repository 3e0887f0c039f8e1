import { TERMS_VERSION } from '@/lib/content/contract-terms'
import { suspicions } from '@/lib/domain/leads/spam'
import { splitName } from '@/lib/domain/leads/split-name'
import { confirmBy } from '@/lib/domain/orders/holding'
import { FITTING_CHOICES } from '@/lib/domain/orders/order'
import { labelOf } from '@/lib/domain/text/label-of'
import { poundsAndPence } from '@/lib/format/pounds'
import type { Checkout } from '@/lib/schemas/checkout'

import type { PricedOrder } from '../orders/price-order'
import { compactAnswers } from './compact-answers'
import type { GoodsHold, LeadSubmission } from './lead-submission'

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
    hold: {
      goods: lines.map(({ productId, variantId = null, quantity }) => ({ productId, variantId, quantity })),
      holders,
      piecesMax,
    },
  }
}
