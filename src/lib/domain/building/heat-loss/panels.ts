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

/** A heater that gives this share of what is needed is enough: estimates of heat are not more precise than that. */
export const ENOUGH_SHARE = 0.95

/** Sums over rooms are off by less than a watt. */
const SUMMED_W = 1

/** Whether another heater must supply a part of the heat that rooms need. */
export const isShort = ({ neededWatts, givenWatts }: { neededWatts: number; givenWatts: number }): boolean =>
  neededWatts - givenWatts >= SUMMED_W

type Heated = { neededWatts: number; panels: number; panelWatts: number }

/**
 * The heat that panels leave to another heater, W. A rest below a twentieth of what a room needs, which makes it about a
 * degree cooler on the coldest day, counts as none, unless it would fill half a panel.
 */
export function restOfHeat({ neededWatts, panels, panelWatts }: Heated): number {
  const restWatts = Math.max(0, neededWatts - panels * panelWatts)
  return restWatts < Math.min((1 - ENOUGH_SHARE) * neededWatts, panelWatts / 2) ? 0 : restWatts
}
