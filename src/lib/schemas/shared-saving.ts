import * as z from 'zod'

import { PERCENT_MAX, PERCENT_MIN } from '@/lib/domain/challenge/district-savings'
import { readOutwardCode } from '@/lib/domain/leads/uk-postcode'

import { line } from './fields'
import { uuid } from './text'

const DISTRICT = 'Please enter the first half of your postcode, such as SN10'
const AGREED = 'Please tick the box so that we may keep your saving for the comparison'

const device = uuid()

/** A saving that a household agrees to share. A full postcode is reduced to its district. */
export const sharedSavingSchema = z.strictObject({
  device,
  district: line({ max: 10, missing: DISTRICT, tooLong: DISTRICT })
    .refine((typed) => readOutwardCode(typed).ok, DISTRICT)
    .transform((typed) => {
      const read = readOutwardCode(typed)
      return read.ok ? read.code : ''
    }),
  savedPercent: z.int().min(PERCENT_MIN).max(PERCENT_MAX),
  agreed: z.literal(true, AGREED),
})

export type SharedSaving = z.output<typeof sharedSavingSchema>

/** Withdraws a household's shared saving. */
export const savingWithdrawalSchema = z.strictObject({ device })
