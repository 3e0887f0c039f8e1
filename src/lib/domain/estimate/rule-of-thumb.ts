import { wholePanels } from '../building/heat-loss/panels'
import { checkHeatLoss } from '../building/heat-loss/ranges'

/**
 * The manufacturer's rule of thumb for sizing by floor area and construction date. It gives about half the calculated
 * heat loss of an uninsulated house from before 1975, so orders are never based on it.
 */
export const BUILT_BANDS = [
  { value: 'before-1975', label: 'Before 1975', wattsPerM2: 35 },
  { value: '1975-1999', label: '1975 to 1999', wattsPerM2: 30 },
  { value: 'from-2000', label: '2000 or later', wattsPerM2: 25 },
] as const

export type BuiltBand = (typeof BUILT_BANDS)[number]['value']

type Sizing = { floorAreaM2: number; built: BuiltBand; panelWatts: number }

/**
 * Power by the rule, and the whole panels of `panelWatts` that cover it; floor area from 0.5 to 10,000 m². The
 * manufacturer's product data as of 20 November 2026. Throws OutOfRange.
 */
export function sizeByRule({ floorAreaM2, built, panelWatts }: Sizing): {
  wattsPerM2: number
  neededWatts: number
  panels: number
} {
  checkHeatLoss({ floorAreaM2, panelWatts })
  const wattsPerM2 = wattsPerM2Of(built)
  const neededWatts = floorAreaM2 * wattsPerM2
  return { wattsPerM2, neededWatts, panels: wholePanels({ watts: neededWatts, panelWatts }) }
}

/** W/m² by the rule. */
export function wattsPerM2Of(built: BuiltBand): number {
  const band = BUILT_BANDS.find(({ value }) => value === built)
  if (!band) throw new Error(`Unknown building age "${built}"`)
  return band.wattsPerM2
}
