import { checkPanel } from './ranges'

type Body = { massKg: number; heatCapacityJoulesPerKgK: number; watts: number }

/**
 * The least time, minutes, in which so many watts can warm a body through by so many kelvin: m c ΔT / P, as though none
 * of the heat left it meanwhile. Throws OutOfRange, also for a heater without power.
 */
export function warmUpMinutes({ massKg, heatCapacityJoulesPerKgK, watts, riseK }: Body & { riseK: number }): number {
  checkPanel({ massKg, heatCapacityJoulesPerKgK, heatingWatts: watts, riseK })
  return (massKg * heatCapacityJoulesPerKgK * riseK) / watts / 60
}

/** The most, in kelvin, by which so many watts can warm a body through in some minutes. Throws OutOfRange. */
export function warmUpRise({ massKg, heatCapacityJoulesPerKgK, watts, minutes }: Body & { minutes: number }): number {
  checkPanel({ massKg, heatCapacityJoulesPerKgK, heatingWatts: watts, minutes })
  return (watts * minutes * 60) / (massKg * heatCapacityJoulesPerKgK)
}
