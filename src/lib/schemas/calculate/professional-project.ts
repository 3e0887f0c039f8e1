import * as z from 'zod'

import { FACTOR_SETS } from '@/lib/domain/carbon/factor-sets'
import { MAIN_FUSES_AMPS, USUAL_LOADS } from '@/lib/domain/circuits/supply-check'
import { CABLES } from '@/lib/domain/circuits/volt-drop'
import { climateOf } from '@/lib/domain/climate/area-climate'
import { DRAUGHTINESS } from '@/lib/domain/heat-loss/air-changes'
import { ROOM_KINDS } from '@/lib/domain/heat-loss/room-kinds'
import { BUILT } from '@/lib/domain/house/built'
import { amountMessage, ELEMENTS_MAX, PROJECT_LIMITS, SIZE_MISSING, type AmountName } from '@/lib/domain/project/limits'
import { OWN_FIGURES_MAX } from '@/lib/domain/project/own-figures'
import type { Project } from '@/lib/domain/project/project'
import { OCCUPANCY } from '@/lib/domain/quick-estimate/answers'
import { ownFigureLimits } from '@/lib/domain/quick-estimate/own-figures'
import { ALL_CONSTRUCTIONS, CONSTRUCTIONS, PARTS } from '@/lib/domain/u-values/constructions'
import { NATIONS } from '@/lib/domain/u-values/nations'

import { line } from '../fields'
import { fieldsOf, flag, id, listOf, oneOf, repeatedIds, whole } from './fields'

/** One of the project's amounts, by its name in the limits. */
function amount(name: AmountName, is: string) {
  const limits = PROJECT_LIMITS[name]
  const message = amountMessage(limits)
  return z.number(message).min(limits.min, message).max(limits.max, message).describe(is)
}

const name = line({ max: PROJECT_LIMITS.nameLength.max })

const orNull = <Field extends z.ZodType>(field: Field) => field.nullable().default(null)

function numberIn<const Value extends number>(values: readonly Value[], is: string) {
  return z.literal(values, `Must be one of: ${values.join(', ')}`).describe(is)
}

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
  beyondC: orNull(amount('beyondC', 'In an unheated space on a cold day, °C')),
  edgeM: orNull(amount('edgeM', 'Of a ground floor: the length of its edge that is outdoors, m')),
}).superRefine(({ construction, wattsPerM2K }, context) => {
  if (construction === 'own' && wattsPerM2K === null)
    context.addIssue({ code: 'custom', path: ['wattsPerM2K'], message: amountMessage(PROJECT_LIMITS.wattsPerM2K) })
})

/** A room of the table has the others in any case. */
const isAdded = ({ id }: { id: string }) => !(PARTS as readonly string[]).includes(id)

const roomSchema = fieldsOf({
  id,
  name,
  kind: oneOf(ROOM_KINDS, 'What it is used for'),
  lengthM: orNull(amount('lengthM', 'm')),
  widthM: orNull(amount('widthM', 'm')),
  floorAreaM2: orNull(amount('floorAreaM2', 'm²; holds before length and width')),
  heightM: amount('heightM', 'm'),
  indoorC: orNull(amount('indoorC', '°C; null: as usual for the kind of room')),
  airChangesPerHour: orNull(amount('airChangesPerHour', 'An hour; null: by the method of the home')),
  elements: listOf(elementSchema, { max: ELEMENTS_MAX, is: 'Walls, windows, doors, floor and roof' }).superRefine(
    (elements, context) => {
      repeatedIds(elements, (index, message) => context.addIssue({ code: 'custom', path: [index, 'id'], message }))
      const { max } = PROJECT_LIMITS.elements
      if (elements.filter(isAdded).length > max)
        context.addIssue({ code: 'custom', message: `Must be no more than ${max} besides ${PARTS.join(', ')}` })
    },
  ),
}).superRefine(({ lengthM, widthM, floorAreaM2 }, context) => {
  if (floorAreaM2 === null && (lengthM === null || widthM === null))
    context.addIssue({ code: 'custom', path: ['floorAreaM2'], message: SIZE_MISSING })
})

const postcodeArea = z
  .string('Must be the letters that a postcode begins with')
  .regex(/^[A-Z]{1,2}$/, 'Must be the letters that a postcode begins with, in capitals')
  .refine((letters) => climateOf(letters) !== null, 'We hold no weather for this postcode area')
  .describe("The letters that a postcode begins with: 'SN'; null: the middle of Great Britain")

const homeSchema = fieldsOf({
  postcodeArea: orNull(postcodeArea),
  nation: oneOf(NATIONS, 'Whose building standards held when it was built').default('england'),
  built: oneOf(BUILT, 'When it was built'),
  coldSpell: flag('Sized for a cold spell as it comes once in years').default(false),
  outdoorC: orNull(amount('outdoorC', 'Own design temperature outdoors, °C')),
  airMethod: oneOf(['current', 'legacy'], 'How air changes are reckoned: BS EN 12831-1, or the older table').default(
    'current',
  ),
  draughtiness: oneOf(DRAUGHTINESS, 'How draughty it is').default('typical'),
  neighbours: oneOf(['as-warm', 'cold'], 'Whether those next door heat').default('as-warm'),
  fabric: fieldsOf({
    wall: oneOf(CONSTRUCTIONS.wall, 'Its walls').default('wall.usual'),
    window: oneOf(CONSTRUCTIONS.window, 'Its windows').default('window.usual'),
    door: oneOf(CONSTRUCTIONS.door, 'Its outer doors').default('door.usual'),
    roof: oneOf(CONSTRUCTIONS.roof, 'Its roof').default('roof.pitched'),
    floor: oneOf(CONSTRUCTIONS.floor, 'Its lowest floor').default('floor.ground'),
  }).describe('How each part is built unless an element says otherwise'),
  occupancy: oneOf(OCCUPANCY, 'When it is used').default('mornings-and-evenings'),
  carbonSet: oneOf(FACTOR_SETS, 'Whose carbon factors').default('desnz-2025'),
  pencePerKwh: orNull(amount('pencePerKwh', 'Own price of electricity with VAT, p/kWh')),
  mainFuseAmps: numberIn(MAIN_FUSES_AMPS, 'As printed on the cut-out, A').default(80),
  loads: listOf(oneOf(USUAL_LOADS, 'A large load'), {
    max: USUAL_LOADS.length,
    is: 'What else may be on at the same time',
  }).default([]),
  cableMm2: numberIn(
    CABLES.map(({ mm2 }) => mm2),
    'Flat twin and earth, mm²',
  ).default(2.5),
  cableLengthM: amount('cableLengthM', 'To the far end of the longest circuit, m').default(15),
})

const ownFiguresSchema = z
  .record(z.string().regex(/^[a-z0-9.-]{1,80}$/), z.number('Must be a number'), 'Must be figures by their keys')
  .superRefine((own, context) => {
    for (const [key, value] of Object.entries(own)) {
      const limits = ownFigureLimits(key)
      if (!limits) context.addIssue({ code: 'custom', path: [key], message: 'Not a figure that can be changed' })
      else if (value < limits.min || value > limits.max)
        context.addIssue({ code: 'custom', path: [key], message: amountMessage(limits) })
    }
    if (Object.keys(own).length > OWN_FIGURES_MAX)
      context.addIssue({ code: 'custom', message: `Must be at most ${OWN_FIGURES_MAX} figures` })
  })
  .default({})
  .describe("Own figures in place of those that we take for granted, by their keys in the working: 'price.electricity'")

/** A home with its rooms, as the professional calculator keeps, exports and imports it. */
export const professionalProjectSchema = fieldsOf({
  name,
  home: homeSchema,
  rooms: listOf(roomSchema, {
    min: PROJECT_LIMITS.rooms.min,
    max: PROJECT_LIMITS.rooms.max,
    is: 'All rooms that are heated',
  }).superRefine((rooms, context) =>
    repeatedIds(rooms, (index, message) => context.addIssue({ code: 'custom', path: [index, 'id'], message })),
  ),
  own: ownFiguresSchema,
}) satisfies z.ZodType<Project>

/** The same for a document, which says that rooms of the home are not in it. */
export const reportedProjectSchema = professionalProjectSchema.extend({
  roomsLeftOut: whole({
    min: 0,
    max: PROJECT_LIMITS.rooms.max,
    is: 'Rooms of the home that could not be worked out',
  }).default(0),
})
