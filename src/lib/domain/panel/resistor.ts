import { checkPanel } from './ranges'

/**
 * Power and current of a heating element of fixed resistance: P = V²/R, I = V/R. At 253 V, the highest permitted supply
 * voltage in Great Britain, a panel rated at 230 V draws a fifth more power. Throws OutOfRange.
 */
export function resistorPower({ volts, ohms }: { volts: number; ohms: number }): { watts: number; amps: number } {
  checkPanel({ volts, ohms })
  return { watts: (volts * volts) / ohms, amps: volts / ohms }
}
