import { checkHeatLoss } from './ranges'

/** Heat that a cubic metre of air takes along for each kelvin, Wh/m³K (BS EN 12831-1:2017; 1.2 kg/m³ × 1,005 J/kgK). */
export const AIR_WH_PER_M3K = 0.33

/** W/K through an element: U × A × f (BS EN 12831-1:2017, clause 6.3.2). `factor` is 1 to outdoors, 0 to a room as warm. Throws OutOfRange. */
export function elementLossWPerK({
  areaM2,
  wattsPerM2K,
  factor,
}: {
  areaM2: number
  wattsPerM2K: number
  factor: number
}): number {
  checkHeatLoss({ areaM2, wattsPerM2K, factor })
  return areaM2 * wattsPerM2K * factor
}

/** W/K through corners and joints: y for each m² of outer surface (SAP 10.2, appendix K). Throws OutOfRange. */
export function bridgingLossWPerK({ bridgingY, areaM2 }: { bridgingY: number; areaM2: number }): number {
  checkHeatLoss({ bridgingY, areaM2 })
  return bridgingY * areaM2
}

/** W/K carried off by air: 0.33 × n × V (BS EN 12831-1:2017, clause 6.3.3). Throws OutOfRange. */
export function ventilationLossWPerK({
  airChangesPerHour,
  volumeM3,
}: {
  airChangesPerHour: number
  volumeM3: number
}): number {
  checkHeatLoss({ airChangesPerHour, volumeM3 })
  return AIR_WH_PER_M3K * airChangesPerHour * volumeM3
}

/**
 * The share of the whole temperature difference that stands across an element: 1 to outdoors, (Ti − Tu) ÷ (Ti − Te) to
 * a space at Tu, never under 0: a room is not sized by what a warmer neighbour gives it. Throws OutOfRange.
 */
export function temperatureFactor({
  indoorC,
  beyondC,
  outdoorC,
}: {
  indoorC: number
  beyondC: number
  outdoorC: number
}): number {
  checkHeatLoss({ beyondC })
  return Math.max(0, (indoorC - beyondC) / differenceK({ indoorC, outdoorC }))
}

/** Indoors over outdoors. Throws OutOfRange. */
export function differenceK({ indoorC, outdoorC }: { indoorC: number; outdoorC: number }): number {
  checkHeatLoss({ indoorC, outdoorC, differenceK: indoorC - outdoorC })
  return indoorC - outdoorC
}

/**
 * Heat of a month or a year, kWh: W/K × degree days × 24 ÷ 1,000 × how much of it is asked for, all of it if the home is
 * always warm. The base temperature of the degree days already leaves out what sun, people and appliances give. Throws OutOfRange.
 */
export function heatKwh({
  heatLossWPerK,
  degreeDays,
  useFactor = 1,
}: {
  heatLossWPerK: number
  degreeDays: number
  useFactor?: number
}): number {
  checkHeatLoss({ heatLossWPerK, degreeDays, useFactor })
  return ((heatLossWPerK * degreeDays * 24) / 1000) * useFactor
}
