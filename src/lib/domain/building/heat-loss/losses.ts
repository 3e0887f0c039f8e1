import { checkHeatLoss } from './ranges'

/** Volumetric heat capacity of air, Wh/m³K (BS EN 12831-1:2017; 1.2 kg/m³ × 1,005 J/kgK). */
export const AIR_WH_PER_M3K = 0.33

/**
 * W/K through an element: U × A × f (BS EN 12831-1:2017, clause 6.3.2). `factor` is 1 to outdoors, 0 to an equally warm
 * room. Throws OutOfRange.
 */
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

/** W/K through junctions: y per m² of external surface (SAP 10.2, appendix K). Throws OutOfRange. */
export function bridgingLossWPerK({ bridgingY, areaM2 }: { bridgingY: number; areaM2: number }): number {
  checkHeatLoss({ bridgingY, areaM2 })
  return bridgingY * areaM2
}

/** Ventilation loss, W/K: 0.33 × n × V (BS EN 12831-1:2017, clause 6.3.3). Throws OutOfRange. */
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
 * The share of the total temperature difference across an element: 1 to outdoors, (Ti − Tu) ÷ (Ti − Te) to a space at
 * Tu. Negative towards a warmer space, which gives off heat to the room. Throws OutOfRange.
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
  return (indoorC - beyondC) / differenceK({ indoorC, outdoorC })
}

/** Indoor minus outdoor temperature. Throws OutOfRange. */
export function differenceK({ indoorC, outdoorC }: { indoorC: number; outdoorC: number }): number {
  checkHeatLoss({ indoorC, outdoorC, differenceK: indoorC - outdoorC })
  return indoorC - outdoorC
}

/**
 * Heat of a month or year, kWh: W/K × degree days × 24 ÷ 1,000 × use factor (1 for continuous heating). The base
 * temperature of the degree days already allows for gains from sun, people and appliances. Throws OutOfRange.
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
