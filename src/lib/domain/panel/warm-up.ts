import { checkPanel } from './ranges'

type Body = { massKg: number; heatCapacityJoulesPerKgK: number; watts: number }

/**
 * Minimum time, minutes, to heat a body by a temperature rise, without losses: m c ΔT / P. Throws OutOfRange, also for
 * a heater without power.
 */
export function warmUpMinutes({ massKg, heatCapacityJoulesPerKgK, watts, riseK }: Body & { riseK: number }): number {
  checkPanel({ massKg, heatCapacityJoulesPerKgK, heatingWatts: watts, riseK })
  return (massKg * heatCapacityJoulesPerKgK * riseK) / watts / 60
}

/** Maximum temperature rise of a body, K, in a number of minutes. Throws OutOfRange. */
export function warmUpRise({ massKg, heatCapacityJoulesPerKgK, watts, minutes }: Body & { minutes: number }): number {
  checkPanel({ massKg, heatCapacityJoulesPerKgK, heatingWatts: watts, minutes })
  return (watts * minutes * 60) / (massKg * heatCapacityJoulesPerKgK)
}
