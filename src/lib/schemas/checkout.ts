import * as z from 'zod'

import { whyNotDelivered } from '@/lib/domain/destinations/destinations'
import { FITTING_CHOICES } from '@/lib/domain/orders/order'
import { QUANTITY_MAX } from '@/lib/domain/shop/cart'
import { MESSAGES } from '@/lib/forms/messages'

import { ID_MAX } from './document-id'
import { token } from './enquiry-change'
import {
  atLeast,
  atMost,
  blankIsAbsent,
  choice,
  email,
  line,
  paragraphs,
  personName,
  phone,
  postcode,
  robotTraps,
  showsAtLeast,
} from './fields'
import { quoteCalculation } from './quote-request'
import { text } from './text'

const LINES_MAX = 50

/**
 * '12:4' is four of product 12, and '12:4:7' four of its variant 7. A form without JavaScript sends one such value for
 * each.
 */
const orderLine = text({ max: 25, wrong: MESSAGES.orderLines })
  .regex(/^[1-9]\d{0,9}:[1-9]\d?(?::[1-9]\d{0,9})?$/, MESSAGES.orderLines)
  .transform((typed) => {
    const [productId = 0, quantity = 0, variantId = null] = typed.split(':').map(Number)
    return { productId, variantId, quantity }
  })
  .refine(({ productId, variantId }) => Math.max(productId, variantId ?? 0) <= ID_MAX, MESSAGES.orderLines)
  .refine(({ quantity }) => quantity <= QUANTITY_MAX, MESSAGES.orderLines)

const isOncePerItem = (lines: { productId: number; variantId: number | null }[]) =>
  new Set(lines.map(({ productId, variantId }) => `${productId}:${variantId}`)).size === lines.length

/** The ordered items, without duplicates. */
export const orderLines = z
  .array(orderLine, MESSAGES.orderLines)
  .refine(atLeast(1), MESSAGES.orderLines)
  .refine(atMost(LINES_MAX), MESSAGES.orderLines)
  .refine(isOncePerItem, MESSAGES.orderLines)

/** The postcode of an address to which orders are delivered; otherwise the message gives the reason. */
const deliveryPostcode = postcode.refine((text) => whyNotDelivered(text) === null, { error: refusalOf })

function refusalOf({ input }: { input?: unknown }): string {
  return whyNotDelivered(String(input)) ?? MESSAGES.postcode
}

/** Where an order goes. */
export const deliveryAddress = {
  street: line({ max: 200, missing: MESSAGES.street }).refine(atLeast(3), MESSAGES.street),
  town: line({ max: 100, missing: MESSAGES.town }).refine(atLeast(2), MESSAGES.town),
  postcode: deliveryPostcode,
}

/**
 * The order form: items, customer and delivery. Prices are not taken from it: `agreedTotalPence` is only compared with
 * ours.
 */
export const checkoutSchema = z.strictObject({
  customerName: personName({ message: MESSAGES.name }),
  email,
  phone,
  ...deliveryAddress,
  deliveryNote: blankIsAbsent(paragraphs({ max: 500 }).default('')),
  fitting: choice(FITTING_CHOICES, MESSAGES.fitting),
  lines: orderLines,
  calculation: quoteCalculation,
  agreedTotalPence: blankIsAbsent(
    text({ max: 10 })
      .regex(/^\d{1,10}$/)
      .transform(Number)
      .optional(),
  ),
  ...robotTraps,
})

export type Checkout = z.output<typeof checkoutSchema>

/** Cancels an order; the token is that of its link. */
export const orderCancellationSchema = z.strictObject({ token, ...robotTraps })

const FAULT_MISSING = 'Please tell us what is wrong'

/** A fault of what was ordered; the token is that of the link to the order. */
export const orderFaultSchema = z.strictObject({
  token,
  fault: paragraphs({ max: 2_000, missing: FAULT_MISSING }).refine(showsAtLeast(2), FAULT_MISSING),
  ...robotTraps,
})

export type OrderFault = z.output<typeof orderFaultSchema>

/** Confirms the email address of an order; the token is that of the link in its email. */
export const orderConfirmationSchema = z.strictObject({ token, ...robotTraps })
