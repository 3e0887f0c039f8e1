import { checkHeatLoss } from './ranges'

export type PanelCount = { exact: number; isWhole: boolean; panels: number; wholePanelsWithin: number }

/** Panels for a power: `panels` give at least that, `wholePanelsWithin` no more. Throws OutOfRange. */
export function panelsForPower({ watts, panelWatts }: { watts: number; panelWatts: number }): PanelCount {
  checkHeatLoss({ watts, panelWatts })
  const exact = watts / panelWatts
  return { exact, isWhole: Number.isInteger(exact), panels: Math.ceil(exact), wholePanelsWithin: Math.floor(exact) }
}

/**
 * The same count by what a panel takes in, and by what its front gives off at the temperature stated for it. Which of
 * the two is right for a room is open until a test report says, so a quotation shows both.
 */
export function panelsOnBothBases({
  watts,
  ratedWatts,
  emittedWatts,
}: {
  watts: number
  ratedWatts: number
  emittedWatts: number
}): {
  rated: PanelCount
  emitted: PanelCount
} {
  return {
    rated: panelsForPower({ watts, panelWatts: ratedWatts }),
    emitted: panelsForPower({ watts, panelWatts: emittedWatts }),
  }
}
