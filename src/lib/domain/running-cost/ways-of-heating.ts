/** One way of heating a whole home, in figures. */
export type WayOfHeating = {
  key: 'electric' | 'powerboard' | 'gas' | 'heat-pump'
  fuel: 'electricity' | 'gas'
  /** kWh of heat in the home for each kWh paid for. */
  heatPerUnit: number
  /** How much of the heat of an always warm home it is asked for. */
  useFactor: number
  /** Whether a home without it would save the fuel's standing charge. Every home pays for electricity anyway. */
  paysStandingCharge: boolean
}

/** Timers: heating mornings and evenings. Our assumption, low confidence; 0.75 to 1. Reviewed 3 November 2026. */
export const TIMED = 0.9

/** Room by room: panels stay off where nobody is. Our assumption, low confidence. Reviewed 3 November 2026. */
export const ZONED = { expected: 0.78, low: 0.72, high: 0.86 } as const

/** Direct electric heat: every kWh at the meter becomes one of heat, whatever the heater. */
export const DIRECT = 1

/** Gas boilers as found in homes, as reported beside the Electrification of Heat trial. A new condensing boiler reaches 0.90 to 0.92. */
export const BOILER = 0.84

/** Air-source heat pumps, average of 742 homes (Electrification of Heat trial). */
export const HEAT_PUMP = 2.93

export const WAYS_OF_HEATING = {
  electric: { key: 'electric', fuel: 'electricity', heatPerUnit: DIRECT, useFactor: TIMED, paysStandingCharge: false },
  powerboard: { key: 'powerboard', fuel: 'electricity', heatPerUnit: DIRECT, useFactor: ZONED.expected, paysStandingCharge: false },
  gas: { key: 'gas', fuel: 'gas', heatPerUnit: BOILER, useFactor: TIMED, paysStandingCharge: true },
  'heat-pump': { key: 'heat-pump', fuel: 'electricity', heatPerUnit: HEAT_PUMP, useFactor: TIMED, paysStandingCharge: false },
} as const satisfies Record<WayOfHeating['key'], WayOfHeating>
