import * as z from 'zod'

import { BUILT } from '@/lib/domain/building/home/built'
import { BUILDING_TYPES } from '@/lib/domain/leads/project-options'

import { choice } from './fields'
import { text } from './text'

const number = z.number().nullish()

/** The building data of a project's record, as stored from the form. */
export const projectRecordSchema = z.object({
  buildingSpecs: z.object({
    type: choice(BUILDING_TYPES),
    postcode: text({ max: 10 }).nullish(),
    floorAreaM2: z.number(),
    ceilingHeightM: number,
    built: choice(BUILT),
    zones: number,
  }),
  heatingRequirements: z.object({ heatLossKw: number }).nullish(),
  solarRequirements: z.object({ kwp: number }).nullish(),
})
