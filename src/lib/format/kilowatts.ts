import { writtenNumber } from './written-number'

/** '1.2 kW', '9 kW' */
export const kilowatts = (watts: number): string => `${writtenNumber(watts / 1_000, { most: 1 })} kW`
