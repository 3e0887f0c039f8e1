export const KELVIN_AT_0_C = 273.15

/** Fourth power of an absolute temperature, K⁴: black-body emission without the Stefan–Boltzmann constant. */
export function fourthPower(celsius: number): number {
  const squared = (KELVIN_AT_0_C + celsius) * (KELVIN_AT_0_C + celsius)
  return squared * squared
}

/** The temperature, °C, with this fourth power. */
export const celsiusOf = (kelvin4: number): number => Math.sqrt(Math.sqrt(kelvin4)) - KELVIN_AT_0_C
