import { checkPanel } from './ranges'

/**
 * Power and current of a heating element of fixed resistance: P = V²/R, I = V/R. A mains of 253 V, the
 * highest that is allowed in Britain, makes a panel rated at 230 V a fifth stronger. Throws OutOfRange.
 */
export function resistorPower({ volts, ohms }: { volts: number; ohms: number }): { watts: number; amps: number } {
  checkPanel({ volts, ohms })
  return { watts: (volts * volts) / ohms, amps: volts / ohms }
}
