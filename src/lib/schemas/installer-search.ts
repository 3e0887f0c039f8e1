import * as z from 'zod'

import { readOutwardCode } from '@/lib/domain/contact/uk-postcode'
import { positionOf } from '@/lib/domain/places/outward-codes'

import { line } from './fields'
import { MESSAGES } from './messages'

/** A postcode or its first half; what comes out is the first half, of an area that there is. */
const postcode = line({ max: 10, missing: MESSAGES.postcode, tooLong: MESSAGES.postcode })
  .transform((text) => {
    const read = readOutwardCode(text)
    return read.ok ? read.code : ''
  })
  .refine((code) => positionOf(code) !== null, MESSAGES.postcode)

/** What the directory is asked, in its address. */
export const installerSearchSchema = z.object({ postcode })
