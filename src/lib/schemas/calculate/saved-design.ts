import * as z from 'zod'

import { ROOM_KINDS } from '@/lib/domain/building/heat-loss/room-kinds'
import { BUILT } from '@/lib/domain/building/home/built'
import { climateOf } from '@/lib/domain/climate/area-climate'
import { roomProblem } from '@/lib/domain/design/check-room'
import { DESIGN_LIMITS } from '@/lib/domain/design/design'
import { CIRCUITS_OF_A_ROOM } from '@/lib/domain/electrical/circuits/circuit-choice'
import { BUNCHED_MAX } from '@/lib/domain/electrical/circuits/grouping'
import { MAIN_FUSES_AMPS, USUAL_LOADS } from '@/lib/domain/electrical/circuits/supply-check'
import { MEASURES } from '@/lib/domain/estimate/comfort-measures'
import { PROJECT_LIMITS } from '@/lib/domain/estimate/project-limits'

import { productSlug } from '../product-slug'
import { instant, text } from '../text'
import { DESIGN_FORM } from './design-form'
import { id } from './fields'
import { projectHomeSchema } from './professional-project'
import { homeTextSchema, ownSchema, roomTextSchema } from './saved-sheet'

const mm = z.number().int().min(-DESIGN_LIMITS.reachMm).max(DESIGN_LIMITS.reachMm)
const rectangle = z.strictObject({ westMm: mm, eastMm: mm, southMm: mm, northMm: mm })
/** On a slope, a panel's length on the plan is not a whole number of millimetres. */
const panelMm = z.number().min(-DESIGN_LIMITS.reachMm).max(DESIGN_LIMITS.reachMm)
export const panel = z.strictObject({ westMm: panelMm, eastMm: panelMm, southMm: panelMm, northMm: panelMm })
const wall = z.number().int().min(0).max(59)
/** Any of the joists, not necessarily above the plan: it keeps its place when walls move and moves with the room. */
const joistMm = z.number().int()

export const designRoomSchema = z
  .strictObject({
    id,
    name: text({ max: DESIGN_LIMITS.nameLength }),
    kind: z.enum(ROOM_KINDS.map(({ value }) => value)),
    storey: z.number().int().min(DESIGN_LIMITS.storey.min).max(DESIGN_LIMITS.storey.max),
    outline: z.array(z.strictObject({ xMm: mm, yMm: mm })).max(60),
    heightMm: mm,
    /** Missing from designs saved before slopes could be drawn. */
    slope: z
      .strictObject({ towards: z.enum(['west', 'east', 'south', 'north']), ridgeMm: mm })
      .nullable()
      .default(null),
    walls: z.array(z.enum(['outside', 'heated', 'unheated'])).max(60),
    below: z.enum(['ground', 'heated']),
    indoorC: z.number().min(DESIGN_LIMITS.indoorC.min).max(DESIGN_LIMITS.indoorC.max).nullable().default(null),
    hasOtherHeater: z.boolean().optional(),
    airChangesPerHour: z.number().min(0).max(20).nullable().default(null),
    above: z.enum(['roof', 'heated']),
    openings: z
      .array(
        z.strictObject({
          id,
          kind: z.enum(['window', 'door']),
          wall,
          fromMm: mm,
          widthMm: mm,
          sillMm: mm,
          heightMm: mm,
        }),
      )
      .max(DESIGN_LIMITS.openings),
    obstacles: z
      .array(z.strictObject({ id, kind: z.enum(['light', 'smoke-alarm', 'hatch', 'wardrobe']), area: rectangle }))
      .max(DESIGN_LIMITS.obstacles),
    joists: z
      .strictObject({ spacingMm: z.literal([400, 450, 600]), along: z.enum(['x', 'y']), oneAtMm: joistMm })
      .nullable(),
    panels: z.array(panel).max(DESIGN_LIMITS.panels).nullable(),
    locked: z.array(panel).max(DESIGN_LIMITS.panels).optional(),
    began: z.strictObject({ text: roomTextSchema, isAsDrawn: z.boolean() }).optional(),
  })
  .refine((drawn) => drawn.walls.length === drawn.outline.length && roomProblem(drawn) === null)

const areDifferent = (ids: readonly string[]) => new Set(ids).size === ids.length

const roomIds = z.array(id).max(DESIGN_LIMITS.rooms)

/** Each room is in at most one choice. */
export const wiringSchema = z.strictObject({
  circuits: z
    .array(
      z.union([
        z.strictObject({ rooms: roomIds.length(1), over: z.literal(CIRCUITS_OF_A_ROOM) }),
        z.strictObject({ rooms: roomIds.min(2), over: z.literal(1) }),
      ]),
    )
    .max(DESIGN_LIMITS.rooms)
    .refine((choices) => areDifferent(choices.flatMap(({ rooms }) => rooms))),
  bunched: z.number().int().min(1).max(BUNCHED_MAX),
  supply: z
    .strictObject({
      mainFuseAmps: z.literal(MAIN_FUSES_AMPS),
      loads: z
        .array(z.enum(USUAL_LOADS.map(({ value }) => value)))
        .max(USUAL_LOADS.length)
        .refine(areDifferent),
    })
    .optional(),
})

export const designHomeSchema = z.strictObject({
  built: z.enum(BUILT.map(({ value }) => value)),
  postcodeArea: text({ max: 2 })
    .refine((area) => climateOf(area) !== null)
    .nullable(),
  panel: productSlug.nullish(),
  measures: z
    .array(z.enum(MEASURES.map(({ value }) => value)))
    .max(MEASURES.length)
    .optional(),
  consumerUnit: z.strictObject({ roomId: id, corner: wall }).nullish(),
  /** As `indoorC`: missing from designs saved by earlier versions. */
  figures: projectHomeSchema.nullable().default(null),
  project: z
    .strictObject({
      name: text({ max: 1_000 }),
      home: homeTextSchema,
      own: ownSchema,
      undrawn: z.array(roomTextSchema).max(PROJECT_LIMITS.rooms.max),
    })
    .optional(),
})

/** A valid design, as produced by `edited`. */
export const designSchema = z.strictObject({
  home: designHomeSchema,
  rooms: z
    .array(designRoomSchema)
    .max(DESIGN_LIMITS.rooms)
    .refine((rooms) => areDifferent(rooms.map((one) => one.id))),
  wiring: wiringSchema.optional(),
})

/** The design as saved on a device. */
export const savedDesignSchema = z.strictObject({
  version: z.literal(DESIGN_FORM),
  savedAt: instant(),
  design: designSchema,
})
