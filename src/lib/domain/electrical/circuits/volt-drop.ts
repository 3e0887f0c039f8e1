import type { Source } from '../../quantity/quantity'
import { NOMINAL_VOLTS } from './panel-limit'
import { checkCircuit } from './ranges'

/** Flat twin and earth, 70 °C: volt drop, mV/A/m. */
export const CABLES = [
  { mm2: 1.5, millivoltsPerAmpMetre: 29 },
  { mm2: 2.5, millivoltsPerAmpMetre: 18 },
  { mm2: 4, millivoltsPerAmpMetre: 11 },
] as const

export type Cable = (typeof CABLES)[number]

export const CABLES_SOURCE: Source = { title: 'BS 7671, table 4D5', date: '2026-11-20', confidence: 'well-known' }

/** Volt-drop limit for loads other than lighting, per cent (BS 7671, appendix 4). */
export const VOLT_DROP_LIMIT_PERCENT = 5

export type VoltDrop = { volts: number; percent: number; isWithinLimit: boolean }

type Run = { amps: number; lengthM: number; supplyVolts?: number }

/**
 * Volt drop to a load at the end of a cable: mV/A/m × I × L ÷ 1,000. Lower for panels spread along the run.
 * Throws OutOfRange.
 */
export function voltDrop({
  millivoltsPerAmpMetre,
  amps,
  lengthM,
  supplyVolts = NOMINAL_VOLTS,
}: Run & { millivoltsPerAmpMetre: number }): VoltDrop {
  checkCircuit({ millivoltsPerAmpMetre, amps, lengthM, volts: supplyVolts })
  const volts = (millivoltsPerAmpMetre * amps * lengthM) / 1000
  const percent = (100 * volts) / supplyVolts
  return { volts, percent, isWithinLimit: percent <= VOLT_DROP_LIMIT_PERCENT }
}
