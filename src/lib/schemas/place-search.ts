import * as z from 'zod'

import { readOutwardCode } from '@/lib/domain/leads/uk-postcode'

import { line } from './fields'
import { text } from './text'

const PLACE_LENGTH_MAX = 60
const MISSING = 'Please enter a place or a postcode'

/** A name or a postcode. Only the outward code of a postcode is used, since a full one can identify a single home. */
const searched = (max: number) =>
  line({ max, missing: MISSING, tooLong: MISSING })
    .min(2, MISSING)
    .transform((typed) => {
      const read = readOutwardCode(typed)
      return read.ok ? read.code : typed
    })

/** A visitor's search for a place. */
export const placeSearchSchema = z.object({ place: searched(PLACE_LENGTH_MAX) })

const PATH_LENGTH_MAX = 200
const PATH = /^[a-z0-9-]+(?:\/[a-z0-9-]+)?$/

/** The place to compare, by its path below /locations. */
export const comparedPlaceSchema = text({ max: PATH_LENGTH_MAX }).regex(PATH)

/** The other place, by path, name or postcode. */
export const otherPlaceSchema = z.object({ with: searched(PATH_LENGTH_MAX) })
