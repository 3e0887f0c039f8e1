import * as z from 'zod'

import { text } from '../text'

const px = z.number().int().min(1).max(4_000)
/** Unlimited, because a picture that covers a long plan may reach far beyond it. */
const mm = z.number()

/** Of the picture as base64: more than storage on the device allows. */
const PICTURE_LENGTH_MAX = 20_000_000

/** A picture underlying a plan, as saved on a device. */
export const savedUnderlaySchema = z.strictObject({
  picture: z.strictObject({
    href: text({ max: PICTURE_LENGTH_MAX }).startsWith('data:image/jpeg;base64,'),
    widthPx: px,
    heightPx: px,
  }),
  storey: z.number().int(),
  placing: z.strictObject({
    at: z.strictObject({ xMm: mm, yMm: mm }),
    mmPerPx: z.number().positive(),
    turnedRad: z.number(),
  }),
  opacityPercent: z.number().min(10).max(100),
})
