import * as z from 'zod'

import { PROPERTY_TYPES } from '@/lib/domain/building/home/answers'
import { BUILT } from '@/lib/domain/building/home/built'

import { choice, line, showsAtLeast } from './fields'

const NO_SUCH_QUOTE = 'Enter the reference of a quote, such as PB-7K3M-9QXT-Q1'
const HOME_AREA = 'Enter the floor area of the home, from 10 to 1,000 m²'
const ROOM_AREA = 'Enter the floor area of each room, from 1 to 200 m²'
const ROOM_NAME = 'Name each room, in at most 40 letters'
const QUANTITY = 'Enter how many of each product, from 1 to 1,000'

/** The most rooms or products that a quote can start with; more can be added to its lines. */
export const STARTS_MAX = 15

const product = z.strictObject({
  product: z.int().positive(),
  quantity: z.int(QUANTITY).min(1, QUANTITY).max(1_000, QUANTITY),
})

const room = z.strictObject({
  name: line({ max: 40, missing: ROOM_NAME, tooLong: ROOM_NAME }).refine(showsAtLeast(1), ROOM_NAME),
  areaM2: z.number(ROOM_AREA).min(1, ROOM_AREA).max(200, ROOM_AREA),
})

/** What a quote starts from: what the enquiry says, nothing, products, rooms, or an earlier quote. */
const quoteStart = z.discriminatedUnion('from', [
  z.strictObject({ from: z.literal('enquiry') }),
  z.strictObject({ from: z.literal('blank') }),
  z.strictObject({
    from: z.literal('products'),
    products: z.array(product).min(1, 'Choose a product').max(STARTS_MAX, `Choose at most ${STARTS_MAX} products`),
  }),
  z.strictObject({
    from: z.literal('rooms'),
    propertyType: choice(PROPERTY_TYPES),
    built: choice(BUILT),
    floorAreaM2: z.number(HOME_AREA).min(10, HOME_AREA).max(1_000, HOME_AREA),
    rooms: z.array(room).min(1, 'Enter a room').max(STARTS_MAX, `Enter at most ${STARTS_MAX} rooms`),
  }),
  z.strictObject({
    from: z.literal('quote'),
    reference: line({ max: 30, missing: NO_SUCH_QUOTE })
      .toUpperCase()
      .regex(/^PB-[A-Z0-9]{4}-[A-Z0-9]{4}-Q\d{1,3}$/, NO_SUCH_QUOTE),
  }),
])

export type QuoteStart = z.output<typeof quoteStart>

/** The lead to prepare a quote for, and what it starts from. */
export const quotePreparingSchema = z.strictObject({
  lead: z.int().positive(),
  start: quoteStart.default({ from: 'enquiry' }),
})
