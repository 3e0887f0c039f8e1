import * as z from 'zod'

import { DRAUGHTINESS } from '@/lib/domain/building/heat-loss/air-changes'
import { ROOM_KINDS } from '@/lib/domain/building/heat-loss/room-kinds'
import { BUILT } from '@/lib/domain/building/home/built'
import { OCCUPANCY } from '@/lib/domain/building/home/occupancy'
import { ALL_CONSTRUCTIONS, CONSTRUCTIONS, ENVELOPE_ELEMENTS } from '@/lib/domain/building/u-values/constructions'
import { NATIONS } from '@/lib/domain/building/u-values/nations'
import { climateOf } from '@/lib/domain/climate/area-climate'
import { INSTALLATION_METHODS, USUAL_METHOD } from '@/lib/domain/electrical/circuits/cable-capacity'
import { MAIN_FUSES_AMPS, USUAL_LOADS } from '@/lib/domain/electrical/circuits/supply-check'
import { CABLES } from '@/lib/domain/electrical/circuits/volt-drop'
import { FACTOR_SETS } from '@/lib/domain/energy-costs/carbon-factor-sets'
import { HEATING_NOW } from '@/lib/domain/estimate/heating-now'
import type { Project } from '@/lib/domain/estimate/project'
import {
  amountMessage,
  type AmountName,
  ELEMENTS_MAX,
  PROJECT_LIMITS,
  SIZE_MISSING,
} from '@/lib/domain/estimate/project-limits'

import { blankIsAbsent, line } from '../fields'
import { productSlug } from '../product-slug'
import { text } from '../text'
import { fieldsOf, flag, id, listOf, numberIn, oneOf, repeatedIds } from './fields'
import { ownFiguresSchema } from './own-figures'

/** One of the project's amounts, by its name in the limits. */
function amount(name: AmountName, is: string) {
  const limits = PROJECT_LIMITS[name]
  const message = amountMessage(limits)
  return z.number(message).min(limits.min, message).max(limits.max, message).describe(is)
}

const name = line({ max: PROJECT_LIMITS.nameLength.max })

const orNull = <Field extends z.ZodType>(field: Field) => field.nullable().default(null)

const elementSchema = fieldsOf({
  id,
  name,
  kind: oneOf(['wall', 'window', 'door', 'roof', 'floor', 'ceiling'], 'What it is'),
  areaM2: amount('areaM2', 'Without the windows and doors in it, m²'),
  construction: oneOf(
    ['home', 'own', ...ALL_CONSTRUCTIONS.map(({ value }) => value)],
    "Where its U-value comes from: the home's construction, one of the tables, or its own value",
  ).default('home'),
  wattsPerM2K: orNull(amount('wattsPerM2K', 'Its own U-value, W/m²K')),
  beyond: oneOf(['outside', 'ground', 'heated', 'unheated'], 'What is on the far side').default('outside'),
  beyondC: orNull(amount('beyondC', 'Beyond it on a cold day, °C: in an unheated space, or another room')),
  edgeM: orNull(amount('edgeM', 'Of a ground floor: the length of its edge that is outdoors, m')),
}).superRefine(({ construction, wattsPerM2K }, context) => {
  if (construction === 'own' && wattsPerM2K === null)
    context.addIssue({ code: 'custom', path: ['wattsPerM2K'], message: amountMessage(PROJECT_LIMITS.wattsPerM2K) })
})

/** Whether an element was added; every room has the standard ones. */
const isAdded = ({ id }: { id: string }) => !(ENVELOPE_ELEMENTS as readonly string[]).includes(id)

const roomSchema = fieldsOf({
  id,
  name,
  kind: oneOf(ROOM_KINDS, 'What it is used for'),
  lengthM: orNull(amount('lengthM', 'm')),
  widthM: orNull(amount('widthM', 'm')),
  floorAreaM2: orNull(amount('floorAreaM2', 'm²; takes precedence over length and width')),
  heightM: amount('heightM', 'm'),
  indoorC: orNull(amount('indoorC', '°C; null: as usual for the kind of room')),
  airChangesPerHour: orNull(amount('airChangesPerHour', 'An hour; null: by the method of the home')),
  elements: listOf(elementSchema, { max: ELEMENTS_MAX, is: 'Walls, windows, doors, floor and roof' }).superRefine(
    (elements, context) => {
      repeatedIds(elements, (index, message) => context.addIssue({ code: 'custom', path: [index, 'id'], message }))
      const { max } = PROJECT_LIMITS.elements
      if (elements.filter(isAdded).length > max)
        context.addIssue({
          code: 'custom',
          message: `Must be no more than ${max} besides ${ENVELOPE_ELEMENTS.join(', ')}`,
        })
    },
  ),
}).superRefine(({ lengthM, widthM, floorAreaM2 }, context) => {
  if (floorAreaM2 === null && (lengthM === null || widthM === null))
    context.addIssue({ code: 'custom', path: ['floorAreaM2'], message: SIZE_MISSING })
})

const postcodeArea = text({ max: 2, wrong: 'Must be the letters a postcode starts with' })
  .regex(/^[A-Z]{1,2}$/, 'Must be the letters a postcode starts with, in capitals')
  .refine((letters) => climateOf(letters) !== null, 'We have no weather data for this postcode area')
  .describe("The letters a postcode starts with: 'SN'; null: the middle of Great Britain")

export const projectHomeSchema = fieldsOf({
  postcodeArea: orNull(postcodeArea),
  altitudeM: orNull(amount('altitudeM', 'm above sea level; null: that of the weather data')),
  nation: oneOf(NATIONS, 'Whose building standards held when it was built').default('england'),
  built: oneOf(BUILT, 'When it was built'),
  coldSpell: flag('Sized for a cold spell of the kind that comes once in several years').default(false),
  outdoorC: orNull(amount('outdoorC', 'Own design temperature outdoors, °C')),
  airMethod: oneOf(['current', 'legacy'], 'How air changes are worked out: BS EN 12831-1, or the older table').default(
    'current',
  ),
  draughtiness: oneOf(DRAUGHTINESS, 'How draughty it is').default('usual'),
  neighbours: oneOf(['as-warm', 'cold'], 'Whether the neighbours heat their homes').default('as-warm'),
  fabric: fieldsOf({
    wall: oneOf(CONSTRUCTIONS.wall, 'Its walls').default('wall.usual'),
    window: oneOf(CONSTRUCTIONS.window, 'Its windows').default('window.usual'),
    door: oneOf(CONSTRUCTIONS.door, 'Its external doors').default('door.usual'),
    roof: oneOf(CONSTRUCTIONS.roof, 'Its roof').default('roof.pitched'),
    floor: oneOf(CONSTRUCTIONS.floor, 'Its lowest floor').default('floor.ground'),
  }).describe('How each part is built unless an element says otherwise'),
  occupancy: oneOf(OCCUPANCY, 'When it is used').default('mornings-and-evenings'),
  heating: oneOf(HEATING_NOW, 'Its heating now').default('other'),
  carbonSet: oneOf(FACTOR_SETS, 'Whose carbon factors').default('desnz-2026'),
  pencePerKwh: orNull(amount('pencePerKwh', 'Own price of electricity with VAT, p/kWh')),
  mainFuseAmps: numberIn(MAIN_FUSES_AMPS, 'As printed on the cut-out, A').default(80),
  loads: listOf(oneOf(USUAL_LOADS, 'A large load'), {
    max: USUAL_LOADS.length,
    is: 'What else may be on at the same time',
  }).default([]),
  panel: blankIsAbsent(productSlug.optional())
    .optional()
    .describe('The panel to count, by its name in our shop’s URLs; absent: the usual one'),
  cableMm2: numberIn(
    CABLES.map(({ mm2 }) => mm2),
    'Flat twin and earth, mm²',
  ).default(2.5),
  cableMethod: oneOf(INSTALLATION_METHODS, 'How the cable is installed, by the reference methods of BS 7671').default(
    USUAL_METHOD,
  ),
  cableLengthM: amount('cableLengthM', 'To the far end of the longest circuit, m').default(15),
})

/** A home with its rooms, as the professional calculator saves, exports and imports it. */
export const professionalProjectSchema = fieldsOf({
  name,
  home: projectHomeSchema,
  rooms: listOf(roomSchema, {
    min: PROJECT_LIMITS.rooms.min,
    max: PROJECT_LIMITS.rooms.max,
    is: 'All rooms that are heated',
  }).superRefine((rooms, context) =>
    repeatedIds(rooms, (index, message) => context.addIssue({ code: 'custom', path: [index, 'id'], message })),
  ),
  own: ownFiguresSchema,
}) satisfies z.ZodType<Project>

const typed = text({ max: 1_000, wrong: 'Must be text', tooLong: 'Must be at most 1000 characters' })

/** The same for a report, with the unfinished rooms. */
export const reportedProjectSchema = professionalProjectSchema.extend({
  unfinished: listOf(fieldsOf({ name: typed, entered: typed, missing: typed }), {
    max: PROJECT_LIMITS.rooms.max,
    is: 'Rooms of the home that could not be calculated: what was entered, and what is missing',
  }).default([]),
})
