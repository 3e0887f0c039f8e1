import * as z from 'zod'

import { PERCENT_MAX, PERCENT_MIN } from '@/lib/domain/challenge/district-savings'
import { readOutwardCode } from '@/lib/domain/leads/uk-postcode'

import { line } from './fields'
import { MESSAGES } from './messages'
import { uuid } from './text'

const DISTRICT = 'Please enter the first half of your postcode, such as SN10'
const AGREED = 'Please tick the box so that we may keep your saving for the comparison'

const device = uuid(MESSAGES.invalid)

/** A saving that a household agrees to share. A full postcode is reduced to its district. */
export const sharedSavingSchema = z.strictObject(
  {
    device,
    district: line({ max: 10, missing: DISTRICT, tooLong: DISTRICT })
      .refine((typed) => readOutwardCode(typed).ok, DISTRICT)
      .transform((typed) => {
        const read = readOutwardCode(typed)
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
