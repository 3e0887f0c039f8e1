import { checkHeatLoss } from './ranges'

/** Sums of floating-point products are off by far less than this share of a panel. */
const ROUNDING = 1e-9

/** Whole panels for a power. If it is a multiple of the panel's power, a rounding error does not add a panel. */
export function wholePanels({ watts, panelWatts }: { watts: number; panelWatts: number }): number {
  return Math.max(0, Math.ceil(watts / panelWatts - ROUNDING))
}

/** The same for a power that has not been checked. Throws OutOfRange. */
export function panelsForPower(power: { watts: number; panelWatts: number }): number {
  checkHeatLoss(power)
  return wholePanels(power)
}
