import * as z from 'zod'

import { readOutwardCode } from '@/lib/domain/leads/uk-postcode'
import { positionOf } from '@/lib/domain/places/outward-codes'
import { MESSAGES } from '@/lib/forms/messages'

import { line } from './fields'

/** A postcode or outward code; the output is the outward code, in an existing area. */
const postcode = line({ max: 10, missing: MESSAGES.postcode, tooLong: MESSAGES.postcode })
  .transform((text) => {
    const read = readOutwardCode(text)
    return read.ok ? read.code : ''
  })
  .refine((code) => positionOf(code) !== null, MESSAGES.postcode)

/** The directory's query parameters. */
export const installerSearchSchema = z.object({ postcode })
