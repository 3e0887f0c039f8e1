import * as z from 'zod'

import { PERCENT_MAX, PERCENT_MIN } from '@/lib/domain/challenge/district-savings'
import { readOutwardCode } from '@/lib/domain/leads/uk-postcode'

import { MESSAGES } from './messages'

const DISTRICT = 'Please enter the first half of your postcode, such as SN10'
const AGREED = 'Please tick the box so that we may keep your saving for the comparison'

const device = z.uuid(MESSAGES.invalid)

/** A saving that a household agrees to share. A full postcode is reduced to its district. */
export const sharedSavingSchema = z.strictObject(
  {
    device,
    district: z
      .string(DISTRICT)
      .refine((text) => text.length <= 10 && readOutwardCode(text).ok, DISTRICT)
      .transform((text) => {
        const read = readOutwardCode(text)
        return read.ok ? read.code : ''
      }),
    savedPercent: z.int(MESSAGES.invalid).min(PERCENT_MIN, MESSAGES.invalid).max(PERCENT_MAX, MESSAGES.invalid),
    agreed: z.literal(true, AGREED),
  },
  MESSAGES.invalid,
)

export type SharedSaving = z.output<typeof sharedSavingSchema>

/** Withdraws a household's shared saving. */
export const savingWithdrawalSchema = z.strictObject({ device }, MESSAGES.invalid)
