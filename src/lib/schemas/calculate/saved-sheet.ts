import * as z from 'zod'

import { DRAUGHTINESS } from '@/lib/domain/building/heat-loss/air-changes'
import { BUILT } from '@/lib/domain/building/home/built'
import { OCCUPANCY } from '@/lib/domain/building/home/occupancy'
import { ALL_CONSTRUCTIONS, CONSTRUCTIONS } from '@/lib/domain/building/u-values/constructions'
import { NATIONS } from '@/lib/domain/building/u-values/nations'
import { INSTALLATION_METHODS, USUAL_METHOD } from '@/lib/domain/electrical/circuits/cable-capacity'
import { MAIN_FUSES_AMPS, USUAL_LOADS } from '@/lib/domain/electrical/circuits/supply-check'
import { CABLES } from '@/lib/domain/electrical/circuits/volt-drop'
import { FACTOR_SETS } from '@/lib/domain/energy-costs/carbon-factor-sets'
import { HEATING_NOW } from '@/lib/domain/estimate/heating-now'
import { ELEMENTS_MAX, KEPT_FORM, PROJECT_LIMITS } from '@/lib/domain/estimate/project-limits'

import { productSlug } from '../product-slug'
import { instant, text } from '../text'
import { id } from './fields'

const typed = text({ max: 1_000 })

const oneOf = <const Value extends string>(options: readonly { value: Value }[]) =>
  z.enum(options.map(({ value }) => value))

const element = z.strictObject({
  id,
  name: typed,
  kind: z.enum(['wall', 'window', 'door', 'roof', 'floor', 'ceiling']),
  construction: z.enum(['home', 'own', ...ALL_CONSTRUCTIONS.map(({ value }) => value)]),
  beyond: z.enum(['outside', 'ground', 'heated', 'unheated']),
  areaM2: typed,
  wattsPerM2K: typed,
  beyondC: typed,
  edgeM: typed,
})

/** A room as typed. */
export const roomTextSchema = z.strictObject({
  id,
  name: typed,
  kind: typed,
  lengthM: typed,
  widthM: typed,
  floorAreaM2: typed,
  heightM: typed,
  indoorC: typed,
  airChangesPerHour: typed,
  elements: z.array(element).max(ELEMENTS_MAX),
})

/** A home as typed. */
export const homeTextSchema = z.strictObject({
  postcode: typed,
  /** Missing from sheets saved by earlier versions. */
  altitudeM: typed.default(''),
  nation: oneOf(NATIONS),
  built: oneOf(BUILT),
  coldSpell: z.boolean(),
  outdoorC: typed,
  airMethod: z.enum(['current', 'legacy']),
  draughtiness: oneOf(DRAUGHTINESS),
  neighbours: z.enum(['as-warm', 'cold']),
  fabric: z.strictObject({
    wall: oneOf(CONSTRUCTIONS.wall),
    window: oneOf(CONSTRUCTIONS.window),
    door: oneOf(CONSTRUCTIONS.door),
    roof: oneOf(CONSTRUCTIONS.roof),
    floor: oneOf(CONSTRUCTIONS.floor),
  }),
  occupancy: oneOf(OCCUPANCY),
  /** Missing from sheets saved by earlier versions. */
  heating: oneOf(HEATING_NOW).default('other'),
  carbonSet: oneOf(FACTOR_SETS),
  pencePerKwh: typed,
  mainFuseAmps: z.literal(MAIN_FUSES_AMPS),
  loads: z.array(oneOf(USUAL_LOADS)).max(USUAL_LOADS.length),
  panel: productSlug.optional(),
  cableMm2: z.literal(CABLES.map(({ mm2 }) => mm2)),
  /** Missing from sheets saved by earlier versions. */
  cableMethod: oneOf(INSTALLATION_METHODS).default(USUAL_METHOD),
  cableLengthM: typed,
})

/** A visitor's own figures by their keys. */
export const ownSchema = z.record(text({ max: 80 }), z.number())

/** The professional calculator's sheet: raw text, valid or not. */
export const sheetSchema = z.strictObject({
  name: typed,
  home: homeTextSchema,
  rooms: z.array(roomTextSchema).min(1).max(PROJECT_LIMITS.rooms.max),
  own: ownSchema.default({}),
})

/** The sheet as saved on a device. */
export const savedSheetSchema = z.strictObject({
  version: z.literal(KEPT_FORM),
  savedAt: instant(),
  sheet: sheetSchema,
})
