import * as z from 'zod'

import { DRAUGHTINESS } from '@/lib/domain/building/heat-loss/air-changes'
import { BUILT } from '@/lib/domain/building/home/built'
import { NATIONS } from '@/lib/domain/building/u-values/nations'
import { MESSAGES } from '@/lib/forms/messages'

import { blankIsAbsent, choice, line } from './fields'
import type { FormShape } from './form-values'
import { text } from './text'

/** The longest text that fits in a form submission once its commas are percent-encoded. */
const ROOMS_LENGTH_MAX = 30_000
const ROOMS_MISSING = 'Enter one room per line'

export const typedProjectForm: FormShape = {}

/** Text that defaults to ''. */
const words = (max: number) => blankIsAbsent(line({ max }).default(''))

/**
 * The professional calculator as submitted without JavaScript. The home's choices are validated here; amounts and rooms
 * stay text, to be parsed later with errors by line. `show` is the figure whose working is shown, `as` the response
 * format.
 */
export const typedProjectSchema = z.strictObject({
  name: words(80),
  postcode: words(20),
  altitudeM: words(20),
  nation: choice([{ value: 'postcode', label: '' }, ...NATIONS]).default('postcode'),
  built: choice(BUILT, MESSAGES.built),
  outdoorC: words(20),
  coldSpell: z
    .enum(['no', 'yes'])
    .default('no')
    .transform((day) => day === 'yes'),
  neighbours: z.enum(['as-warm', 'cold']).default('as-warm'),
  airMethod: z.enum(['current', 'legacy']).default('current'),
  draughtiness: choice(DRAUGHTINESS).default('usual'),
  // Not trimmed: a leading tab is an empty cell.
  rooms: text({
    max: ROOMS_LENGTH_MAX,
    wrong: ROOMS_MISSING,
    tooLong: `Please use ${ROOMS_LENGTH_MAX.toLocaleString('en-GB')} characters or fewer`,
  }),
  show: blankIsAbsent(line({ max: 200 }).optional()),
  as: z.enum(['page', 'pdf', 'json', 'csv']).default('page'),
})
