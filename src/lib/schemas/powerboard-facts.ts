import './generic-messages'

import * as z from 'zod'

const positive = z.number().positive()

/** Technical data of the panel's product record. */
export const powerboardFactsSchema = z.object({
  powerWatts: positive,
  powerDensityWattsPerM2: positive,
  voltage: positive,
  currentAmps: positive,
  widthMm: positive,
  heightMm: positive,
  thicknessMm: positive,
  heatingWidthMm: positive,
  weightKg: positive,
  operatingTempC: positive,
  panelsPer16aMax: positive.int(),
  warrantyYears: positive.int(),
})
