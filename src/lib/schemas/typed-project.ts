import * as z from 'zod'

import { DRAUGHTINESS } from '@/lib/domain/heat-loss/air-changes'
import { BUILT } from '@/lib/domain/house/built'
import { NATIONS } from '@/lib/domain/u-values/nations'

import { atMost, blankIsAbsent, choice, line } from './fields'
import type { FormShape } from './form-values'
import { MESSAGES } from './messages'

/** As much as a form may hold once its commas are written as an address has them. */
const ROOMS_LENGTH_MAX = 30_000
const ROOMS_MISSING = 'Give one room on each line'

export const typedProjectForm: FormShape = {}

/** A text that is blank when it is not sent. */
const words = (max: number) => blankIsAbsent(line({ max }).default(''))

/**
 * The professional calculator as a plain form sends it: the home as it is chosen, its amounts and its rooms as texts that
 * are read later, with a message for each line. `show` is the figure whose working is asked for, `as` the form of the answer.
 */
export const typedProjectSchema = z.strictObject(
  {
    name: words(80),
    postcode: words(20),
    nation: choice([{ value: 'postcode', label: '' }, ...NATIONS], MESSAGES.invalid).default('postcode'),
    built: choice(BUILT, MESSAGES.built),
    outdoorC: words(20),
    coldSpell: z
      .enum(['no', 'yes'], MESSAGES.invalid)
      .default('no')
      .transform((day) => day === 'yes'),
    neighbours: z.enum(['as-warm', 'cold'], MESSAGES.invalid).default('as-warm'),
    airMethod: z.enum(['current', 'legacy'], MESSAGES.invalid).default('current'),
    draughtiness: choice(DRAUGHTINESS, MESSAGES.invalid).default('typical'),
    // Not trimmed: a tab at its beginning is an empty cell.
    rooms: z
      .string(ROOMS_MISSING)
      .refine(atMost(ROOMS_LENGTH_MAX), `Please use ${ROOMS_LENGTH_MAX.toLocaleString('en-GB')} characters or fewer`),
    show: blankIsAbsent(line({ max: 200 }).optional()),
    as: z.enum(['page', 'pdf', 'json', 'csv'], MESSAGES.invalid).default('page'),
  },
  MESSAGES.invalid,
)

export type TypedProject = z.output<typeof typedProjectSchema>
