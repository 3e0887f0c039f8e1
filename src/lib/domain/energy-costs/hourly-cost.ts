import { checkRunningCost } from './ranges'

/** Cost of an hour at full power, pence, unrounded: 225 W at 26.32 p/kWh cost 5.922. Throws OutOfRange. */
export function hourlyCostPence({ powerWatts, pencePerKwh }: { powerWatts: number; pencePerKwh: number }): number {
  checkRunningCost({ powerWatts, pencePerKwh })
  return (powerWatts / 1000) * pencePerKwh
}
