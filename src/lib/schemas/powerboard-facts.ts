import * as z from 'zod'

const figure = z.number().positive()

/** Technical data of the panel's product record. */
export const powerboardFactsSchema = z.object({
  powerWatts: figure,
  powerDensityWattsPerM2: figure,
  voltage: figure,
  currentAmps: figure,
  widthMm: figure,
  heightMm: figure,
  thicknessMm: figure,
  heatingWidthMm: figure,
  weightKg: figure,
  operatingTempC: figure,
  panelsPer16aMax: figure.int(),
  warrantyYears: figure.int(),
})
