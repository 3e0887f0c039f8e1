import * as z from 'zod'

import { readOutwardCode } from '@/lib/domain/leads/uk-postcode'

import { line } from './fields'

const PLACE_LENGTH_MAX = 60
const MISSING = 'Please enter a place or a postcode'

/** A name or a postcode. Only the outward code of a postcode is used, since a full one can identify a single home. */
const searched = (max: number) =>
  line({ max, missing: MISSING, tooLong: MISSING })
    .pipe(z.string().min(2, MISSING))
    .transform((text) => {
      const read = readOutwardCode(text)
      return read.ok ? read.code : text
    })

/** A visitor's search for a place. */
export const placeSearchSchema = z.object({ place: searched(PLACE_LENGTH_MAX) })

const PATH_LENGTH_MAX = 200
const PATH = /^[a-z0-9-]+(?:\/[a-z0-9-]+)?$/

/** The place to compare, by its path below /locations. */
export const comparedPlaceSchema = z.string().max(PATH_LENGTH_MAX).regex(PATH)

/** The other place, by path, name or postcode. */
export const otherPlaceSchema = z.object({ with: searched(PATH_LENGTH_MAX) })
