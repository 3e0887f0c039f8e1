import { checkRunningCost } from './ranges'

/** Pence for one hour at full power, not rounded: 225 W at 26.32 p/kWh cost 5.922. Throws OutOfRange. */
export function hourlyCostPence({ powerWatts, pencePerKwh }: { powerWatts: number; pencePerKwh: number }): number {
  checkRunningCost({ powerWatts, pencePerKwh })
  return (powerWatts / 1000) * pencePerKwh
}
