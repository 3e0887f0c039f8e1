import { londonInstant, londonTime } from '../calendar/london-time'
import { addWorkingDays } from '../calendar/working-days'

const MINUTE_MS = 60_000
const DAY_MINUTES = 24 * 60

/** Hours for which an order holds its goods before its customer has confirmed the email address. */
export const CONFIRMATION_HOURS = 2

/** Working days for which a confirmed order holds its goods, excluding the day of the confirmation. */
export const PAYMENT_DAYS = 3

/** Minutes for which a payment page that a customer opens keeps the goods at least; Stripe's own minimum is 30. */
const CARD_HOLD_MINUTES = 35

/** Unpaid pieces of one product that one customer may hold; staff choose the number. */
export const HELD_PIECES = { usual: 40, max: 9_999 }

export const isHeldPieces = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= 1 && Number(value) <= HELD_PIECES.max

/** The instant until which the email address of an order must be confirmed. */
export const confirmBy = (orderedAt: Date): Date => new Date(orderedAt.getTime() + CONFIRMATION_HOURS * 60 * MINUTE_MS)

/** The instant at which a confirmed order that is not paid is cancelled: the end of its last day to pay in London. */
export function payBy({ confirmedAt, closedDates }: { confirmedAt: Date; closedDates: readonly string[] }): Date {
  const { date } = londonTime(confirmedAt)
  return londonInstant({ date: addWorkingDays({ date, count: PAYMENT_DAYS, closedDates }), minute: DAY_MINUTES })
}

/** The instant until which a payment page opened now keeps the goods. */
export const cardHeldUntil = (openedAt: Date): Date => new Date(openedAt.getTime() + CARD_HOLD_MINUTES * MINUTE_MS)

/** The share of a product's stock that unpaid orders may hold before staff are told. */
const HELD_SHARE = 1 / 4

/** Whether unpaid orders hold more of a product than staff should know of. `left`: what can still be sold. */
export const isMostlyHeld = ({ held, left }: { held: number; left: number }): boolean =>
  held > (held + left) * HELD_SHARE
