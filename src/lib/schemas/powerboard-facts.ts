import * as z from 'zod'

const figure = z.number().positive()

/** The technical data of the panel's product record, as staff keep it. */
export const powerboardFactsSchema = z.object({
  pricePence: figure.int(),
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
