import { NOMINAL_VOLTS } from './panel-limit'
import { checkCircuit } from './ranges'

/** Main fuse ratings of homes, as printed on the cut-out; sealed fuses are often smaller than printed. */
export const MAIN_FUSES_AMPS = [60, 80, 100] as const

/** Connected loads of a home, watts. Our assumptions; a rating plate takes precedence. */
export const USUAL_LOADS = [
  { value: 'everyday', label: 'Lights, kitchen and everything small', watts: 4_600 },
  { value: 'oven-and-hob', label: 'Electric oven and hob', watts: 10_000 },
  { value: 'shower', label: 'Electric shower', watts: 9_500 },
  { value: 'car', label: 'Car charger', watts: 7_400 },
  { value: 'heat-pump', label: 'Heat pump', watts: 3_500 },
  { value: 'immersion', label: 'Immersion heater', watts: 3_000 },
] as const

export type UsualLoad = (typeof USUAL_LOADS)[number]['value']

/**
 * Share of a load above 10 A that counts towards demand: On-Site Guide, table A1. Loads without an entry get no
 * diversity.
 */
const SHARE_ABOVE_10_A: Readonly<Partial<Record<UsualLoad, number>>> = { everyday: 0.5, 'oven-and-hob': 0.3 }

/** Above this, network operators expect an application before a large load is connected (60 A, 13.8 kVA). */
const ASK_OPERATOR_ABOVE_AMPS = 60

export type SupplyCheck = {
  /** `over`: exceeds the fuse. `tight`: within it by less than a tenth. */
  outcome: 'fits' | 'tight' | 'over'
  heatingAmps: number
  otherAmps: number
  totalAmps: number
  spareAmps: number
  /** Whether the load requires consulting the network operator. A looped or unknown supply always does. */
  asksOperator: boolean
}

type Supply = { supplyAmps: number; heatingWatts: number; otherWatts: readonly number[]; volts?: number }

/**
 * Whether a supply can carry the panels with all other loads on at once, as on the coldest evening: heating gets no
 * diversity, and the other loads are given with theirs already applied. Throws OutOfRange.
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

/** Loads that a home may have and that a check leaves out. `tooMuch`: those that it would not carry as well, each alone. */
export type Uncounted = { all: readonly UsualLoad[]; tooMuch: readonly UsualLoad[] }

/** The loads to ask about, rather than to assume. */
export function uncountedLoads({
  counted,
  check: { spareAmps },
}: {
  counted: readonly UsualLoad[]
  check: Pick<SupplyCheck, 'spareAmps'>
}): Uncounted {
  const all = USUAL_LOADS.filter(({ value }) => !counted.includes(value))
  const isTooMuch = ({ value, watts }: (typeof USUAL_LOADS)[number]) =>
    spareAmps >= 0 && demandWatts({ load: value, watts }) / NOMINAL_VOLTS > spareAmps
  return { all: all.map(({ value }) => value), tooMuch: all.filter(isTooMuch).map(({ value }) => value) }
}

/** Contribution of a connected load to the home's maximum demand, W. */
export function demandWatts({ load, watts }: { load: UsualLoad; watts: number }): number {
  const full = 10 * NOMINAL_VOLTS
  return watts <= full ? watts : full + (SHARE_ABOVE_10_A[load] ?? 1) * (watts - full)
}

/** Connected load, W. Throws if it is not in the list. */
export function wattsOf(load: UsualLoad): number {
  const found = USUAL_LOADS.find(({ value }) => value === load)
  if (!found) throw new Error(`No load "${load}"`)
  return found.watts
}
