export const KELVIN_AT_0_C = 273.15

/** The fourth power of a temperature, K⁴: what a black surface at it sends out, but for the Stefan–Boltzmann constant. */
export function fourthPower(celsius: number): number {
  const squared = (KELVIN_AT_0_C + celsius) * (KELVIN_AT_0_C + celsius)
  return squared * squared
}

/** The temperature, °C, whose fourth power this is. */
export const celsiusOf = (kelvin4: number): number => Math.sqrt(Math.sqrt(kelvin4)) - KELVIN_AT_0_C
