import { checkHeatLoss } from './ranges'

export type PanelCount = { exact: number; isWhole: boolean; panels: number; wholePanelsWithin: number }

/** Sums of floating-point products are off by far less than this share of a panel. */
const ROUNDING = 1e-9

/** Whole panels for a power. If it is a multiple of the panel's power, a rounding error does not add a panel. */
export function wholePanels({ watts, panelWatts }: { watts: number; panelWatts: number }): number {
  return Math.ceil(watts / panelWatts - ROUNDING)
}

/** Panels for a power: `panels` rounds up, `wholePanelsWithin` down. Throws OutOfRange. */
export function panelsForPower({ watts, panelWatts }: { watts: number; panelWatts: number }): PanelCount {
  checkHeatLoss({ watts, panelWatts })
  const exact = watts / panelWatts
  return {
    exact,
    isWhole: Number.isInteger(exact),
    panels: wholePanels({ watts, panelWatts }),
    wholePanelsWithin: Math.floor(exact + ROUNDING),
  }
}
