import { netRadiantFlux } from './radiation'
import { checkPanel } from './ranges'

/** The front of a panel and its surroundings. */
export type Front = {
  areaM2: number
  emissivity: number
  /** Still air below a warm ceiling: 0.5 to 2 W/m²K. */
  convectionWattsPerM2K: number
  surroundingsC: number
  airC: number
}

export type FrontOutput = {
  radiantWatts: number
  convectiveWatts: number
  watts: number
  /** Share transferred to the air; 0 if nothing is emitted. */
  convectiveFraction: number
}

/**
 * Heat from the front of a panel at a uniform temperature: area × (net radiant flux + h(Ts − Ta)). Throws OutOfRange.
 */
export function frontOutput({ surfaceC, ...front }: Front & { surfaceC: number }): FrontOutput {
  const { areaM2, emissivity, convectionWattsPerM2K, surroundingsC, airC } = front
  checkPanel({ areaM2, convectionWattsPerM2K, airC })
  const radiantWatts = areaM2 * netRadiantFlux({ emissivity, surfaceC, surroundingsC })
  const convectiveWatts = areaM2 * convectionWattsPerM2K * (surfaceC - airC)
  const watts = radiantWatts + convectiveWatts
  return { radiantWatts, convectiveWatts, watts, convectiveFraction: watts === 0 ? 0 : convectiveWatts / watts }
}
