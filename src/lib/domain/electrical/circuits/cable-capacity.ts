import type { Source } from '../../quantity/quantity'
import { groupingFactor } from './grouping'
import { BREAKER_AMPS } from './panel-limit'
import { type Cable, CABLES, voltDrop } from './volt-drop'

/** Reference methods of BS 7671 for flat cable, with the capacity of each size, A. */
export const INSTALLATION_METHODS = [
  { value: '100', label: 'On plasterboard under loft insulation of up to 100 mm', amps: { 1.5: 16, 2.5: 21, 4: 27 } },
  {
    value: '101',
    label: 'On plasterboard under more than 100 mm of loft insulation',
    amps: { 1.5: 13, 2.5: 17, 4: 22 },
  },
  { value: '102', label: 'In an insulated stud wall, touching the inner board', amps: { 1.5: 16, 2.5: 21, 4: 27 } },
  { value: '103', label: 'In an insulated stud wall, surrounded by insulation', amps: { 1.5: 10, 2.5: 13.5, 4: 17.5 } },
  { value: 'A', label: 'In conduit in an insulated wall', amps: { 1.5: 14.5, 2.5: 20, 4: 26 } },
  { value: 'C', label: 'Clipped direct, clear of insulation', amps: { 1.5: 20, 2.5: 27, 4: 37 } },
] as const satisfies readonly { value: string; label: string; amps: Readonly<Record<Cable['mm2'], number>> }[]

export type InstallationMethod = (typeof INSTALLATION_METHODS)[number]['value']

/** Typical for a cable to a ceiling, with the lowest rating in a loft. */
export const USUAL_METHOD: InstallationMethod = '101'

export const CAPACITY_SOURCE: Source = {
  title: 'BS 7671, table 4D5, one circuit at 30 °C',
  date: '2026-11-22',
  confidence: 'well-known',
}

type Installed = {
  mm2: Cable['mm2']
  method: InstallationMethod
  /** Number of circuits whose cables run together; 1: apart. */
  bunched?: number
}

/** Current-carrying capacity I_z, A, in a bunch of circuits and before factors for temperature. */
export function cableCapacityAmps({ mm2, method, bunched = 1 }: Installed): number {
  const row = INSTALLATION_METHODS.find(({ value }) => value === method)
  if (!row) throw new Error(`Unknown installation method "${method}"`)
  return groupingFactor(bunched) * row.amps[mm2]
}

/** Whether a breaker protects a cable from overload: I_n ≤ I_z (BS 7671, 433.1.1). */
export function carriesBreaker({ breakerAmps, ...cable }: Installed & { breakerAmps: number }): boolean {
  return breakerAmps <= cableCapacityAmps(cable)
}

type Run = Omit<Installed, 'mm2'> & { amps: number; lengthM: number }

/** The thinnest cable that carries a 16 A breaker within the volt-drop limit; null if none does. Throws OutOfRange. */
export function thinnestCable({ amps, lengthM, ...installed }: Run): Cable | null {
  const isEnough = ({ mm2, millivoltsPerAmpMetre }: Cable) =>
    carriesBreaker({ ...installed, mm2, breakerAmps: BREAKER_AMPS }) &&
    voltDrop({ millivoltsPerAmpMetre, amps, lengthM }).isWithinLimit
  return CABLES.find(isEnough) ?? null
}

/** The thinnest cable that still carries its breaker in a bunch of circuits; null if none does. */
export const thinnestBunched = (installed: Omit<Installed, 'mm2'> & { breakerAmps: number }): Cable['mm2'] | null =>
  CABLES.find(({ mm2 }) => carriesBreaker({ ...installed, mm2 }))?.mm2 ?? null
