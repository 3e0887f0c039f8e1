import * as z from 'zod'

import { FACTOR_SETS } from '@/lib/domain/carbon/factor-sets'
import { MAIN_FUSES_AMPS, USUAL_LOADS } from '@/lib/domain/circuits/supply-check'
import { CABLES } from '@/lib/domain/circuits/volt-drop'
import { climateOf } from '@/lib/domain/climate/area-climate'
import { DRAUGHTINESS } from '@/lib/domain/heat-loss/air-changes'
import { ROOM_KINDS } from '@/lib/domain/heat-loss/room-kinds'
import { BUILT } from '@/lib/domain/house/built'
import { amountMessage, PROJECT_LIMITS, SIZE_MISSING, type AmountName } from '@/lib/domain/project/limits'
import type { Project } from '@/lib/domain/project/project'
import { OCCUPANCY } from '@/lib/domain/quick-estimate/answers'
import { ALL_CONSTRUCTIONS, CONSTRUCTIONS } from '@/lib/domain/u-values/constructions'
import { NATIONS } from '@/lib/domain/u-values/nations'

import { line } from '../fields'
import { fieldsOf, flag, id, listOf, oneOf, repeatedIds } from './fields'

/** One of the project's amounts, by its name in the limits. */
function amount(name: AmountName, is: string) {
  const limits = PROJECT_LIMITS[name]
  const message = amountMessage(limits)
  return z.number(message).min(limits.min, message).max(limits.max, message).describe(is)
}

const orNull = <Field extends z.ZodType>(field: Field) => field.nullable().default(null)

function numberIn<const Value extends number>(values: readonly Value[], is: string) {
  return z.literal(values, `Must be one of: ${values.join(', ')}`).describe(is)
}

const elementSchema = fieldsOf({
  id,
  name: line({ max: 80 }),
  kind: oneOf(['wall', 'window', 'door', 'roof', 'floor', 'ceiling'], 'What it is'),
  areaM2: amount('areaM2', 'Without the windows and doors in it, m²'),
  construction: oneOf(['home', 'own', ...ALL_CONSTRUCTIONS.map(({ value }) => value)], "Where its U-value comes from: the home's construction, one of the tables, or its own value").default('home'),
  wattsPerM2K: orNull(amount('wattsPerM2K', 'Its own U-value, W/m²K')),
  beyond: oneOf(['outside', 'ground', 'heated', 'unheated'], 'What is on the far side').default('outside'),
  beyondC: orNull(amount('beyondC', 'In an unheated space on a cold day, °C')),
  edgeM: orNull(amount('edgeM', 'Of a ground floor: the length of its edge that is outdoors, m')),
}).superRefine(({ construction, wattsPerM2K }, context) => {
  if (construction === 'own' && wattsPerM2K === null) context.addIssue({ code: 'custom', path: ['wattsPerM2K'], message: amountMessage(PROJECT_LIMITS.wattsPerM2K) })
})

const roomSchema = fieldsOf({
  id,
  name: line({ max: 80 }),
  kind: oneOf(ROOM_KINDS, 'What it is used for'),
  lengthM: orNull(amount('lengthM', 'm')),
  widthM: orNull(amount('widthM', 'm')),
  floorAreaM2: orNull(amount('floorAreaM2', 'm²; holds before length and width')),
  heightM: amount('heightM', 'm'),
  indoorC: orNull(amount('indoorC', '°C; null: as usual for the kind of room')),
  airChangesPerHour: orNull(amount('airChangesPerHour', 'An hour; null: by the method of the home')),
  elements: listOf(elementSchema, { max: PROJECT_LIMITS.elements.max, is: 'Walls, windows, doors, floor and roof' }).superRefine((elements, context) =>
    repeatedIds(elements, (index, message) => context.addIssue({ code: 'custom', path: [index, 'id'], message })),
  ),
}).superRefine(({ lengthM, widthM, floorAreaM2 }, context) => {
  if (floorAreaM2 === null && (lengthM === null || widthM === null)) context.addIssue({ code: 'custom', path: ['floorAreaM2'], message: SIZE_MISSING })
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
  airMethod: oneOf(['current', 'legacy'], 'How air changes are reckoned: BS EN 12831-1, or the older table').default('current'),
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
  loads: listOf(oneOf(USUAL_LOADS, 'A large load'), { max: 20, is: 'What else may be on at the same time' }).default([]),
  cableMm2: numberIn(CABLES.map(({ mm2 }) => mm2), 'Flat twin and earth, mm²').default(2.5),
  cableLengthM: amount('cableLengthM', 'To the far end of the longest circuit, m').default(15),
})

/** A home with its rooms, as the professional calculator keeps, exports and imports it. */
export const professionalProjectSchema = fieldsOf({
  name: line({ max: 80 }),
  home: homeSchema,
  rooms: listOf(roomSchema, { min: PROJECT_LIMITS.rooms.min, max: PROJECT_LIMITS.rooms.max, is: 'All rooms that are heated' }).superRefine((rooms, context) =>
    repeatedIds(rooms, (index, message) => context.addIssue({ code: 'custom', path: [index, 'id'], message })),
  ),
}) satisfies z.ZodType<Project>
