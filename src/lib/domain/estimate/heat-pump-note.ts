import { mayHaveHeatPumpGrant } from './heat-pump-grant'
import { pounds } from './verdict-amounts'
import type { VerdictFacts } from './verdict-facts'

/** Below this share of the running cost of panels, a heat pump is always named. */
const MUCH_CHEAPER = 2 / 3

export const isHeatPumpMuchCheaper = ({
  heatPumpPence,
  panelsPence,
}: Pick<VerdictFacts, 'heatPumpPence' | 'panelsPence'>): boolean => heatPumpPence < MUCH_CHEAPER * panelsPence

/** What a heat pump would cost to run, and the grant towards one; null where it is not an alternative, or no better. */
export function heatPumpNote(facts: VerdictFacts): string | null {
  const { heatedRooms, heating, isFlat, heatPumpPence, panelsPence, postcodeArea, grantPence, grantOffGasPence } = facts
  if (heatedRooms !== null || heating === 'heat-pump' || !isHeatPumpMuchCheaper(facts)) return null
  const costs = `A heat pump would heat the home for about ${pounds(heatPumpPence)} a year, against ${pounds(panelsPence)} with panels`
  if (isFlat) return `${costs}, if the building allows one.`
  if (!mayHaveHeatPumpGrant(postcodeArea)) return `${costs}.`
  const offGas = grantOffGasPence ? `, or ${pounds(grantOffGasPence)} in place of oil or LPG off the gas grid` : ''
  return `${costs}. The Boiler Upgrade Scheme pays ${pounds(grantPence)} towards one in England and Wales${offGas}.`
}
