import { NOMINAL_VOLTS } from './panel-limit'
import { checkCircuit } from './ranges'

/** Main fuses that homes have. The rating is printed on the cut-out; sealed ones are often smaller than printed. */
export const MAIN_FUSES_AMPS = [60, 80, 100] as const

/** Large loads of a home at their highest, watts. Our assumptions; what is read from a plate is better. */
export const USUAL_LOADS = [
  { value: 'everyday', label: 'Lights, kitchen and everything small', watts: 4_600 },
  { value: 'oven-and-hob', label: 'Electric oven and hob, after diversity', watts: 4_600 },
  { value: 'shower', label: 'Electric shower', watts: 9_500 },
  { value: 'car', label: 'Car charger', watts: 7_400 },
  { value: 'heat-pump', label: 'Heat pump', watts: 3_500 },
  { value: 'immersion', label: 'Immersion heater', watts: 3_000 },
] as const

export type UsualLoad = (typeof USUAL_LOADS)[number]['value']

/** Above this, network operators want to be asked before a large load is connected (60 A, 13.8 kVA). */
const ASK_OPERATOR_ABOVE_AMPS = 60

export type SupplyCheck = {
  /** `over`: more than the fuse carries. `tight`: within it, but by less than a tenth. */
  outcome: 'fits' | 'tight' | 'over'
  heatingAmps: number
  otherAmps: number
  totalAmps: number
  spareAmps: number
  /** Whether the network operator is to be asked before the work. A looped or unknown supply always asks for it. */
  asksOperator: boolean
}

type Supply = { supplyAmps: number; heatingWatts: number; otherWatts: readonly number[]; volts?: number }

/**
 * Whether a supply can carry panels beside everything else, all at once, as on the coldest evening: heating gets no
 * diversity, the other loads are counted as given. Throws OutOfRange.
 */
export function checkSupply({ supplyAmps, heatingWatts, otherWatts, volts = NOMINAL_VOLTS }: Supply): SupplyCheck {
  const heatingAmps = heatingWatts / volts
  const otherAmps = otherWatts.reduce((sum, watts) => sum + watts, 0) / volts
  checkCircuit({ supplyAmps, volts, amps: heatingAmps })
  checkCircuit({ amps: otherAmps })
  const totalAmps = heatingAmps + otherAmps
  const spareAmps = supplyAmps - totalAmps
  return {
    outcome: spareAmps < 0 ? 'over' : spareAmps < 0.1 * supplyAmps ? 'tight' : 'fits',
    heatingAmps,
    otherAmps,
    totalAmps,
    spareAmps,
    asksOperator: totalAmps > ASK_OPERATOR_ABOVE_AMPS,
  }
}

/** Throws on a load that is not in the list. */
export function wattsOf(load: UsualLoad): number {
  const found = USUAL_LOADS.find(({ value }) => value === load)
  if (!found) throw new Error(`No load "${load}"`)
  return found.watts
}
