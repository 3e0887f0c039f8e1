import { derived, given, type Quantity, type Source } from '../../quantity/quantity'
import { labelOf } from '../../text/label-of'
import { cableCapacityAmps, CAPACITY_SOURCE, type InstallationMethod } from './cable-capacity'
import { NOMINAL_VOLTS } from './panel-limit'
import { demandWatts, USUAL_LOADS, type UsualLoad, wattsOf } from './supply-check'
import { type Cable, CABLES, CABLES_SOURCE, voltDrop } from './volt-drop'

const ASSUMED: Source = { title: 'Usual loads of a home, our assumption', date: '2026-11-20', confidence: 'assumed' }

/** Volt drop at the end of a circuit, per cent of the nominal voltage, with every step. Throws OutOfRange. */
export function voltDropWorking({
  amps,
  length,
  mm2,
}: {
  amps: Quantity
  length: Quantity
  mm2: Cable['mm2']
}): Quantity {
  const cable = given({
    key: 'cable.millivolts',
    name: `Volts lost for each ampere and metre of ${mm2} mm², in thousandths`,
    unit: 'mV/A/m',
    value: CABLES.find((candidate) => candidate.mm2 === mm2)?.millivoltsPerAmpMetre ?? NaN,
    source: CABLES_SOURCE,
  })
  return derived({
    key: 'cable.volt-drop',
    name: 'Volt drop at the end of the fullest circuit',
    unit: '%',
    inputs: [cable, amps, length],
    formula: `r × I × L ÷ 1,000 ÷ ${NOMINAL_VOLTS} × 100`,
    compute: (millivoltsPerAmpMetre, current, lengthM) =>
      voltDrop({ millivoltsPerAmpMetre, amps: current, lengthM }).percent,
  })
}

/** Contribution of one of a home's other loads to maximum demand, W. */
export function loadQuantity(load: UsualLoad): Quantity {
  const name = labelOf(USUAL_LOADS, load)
  return derived({
    key: `supply.demand.${load}`,
    name: `${name}, after diversity`,
    unit: 'W',
    inputs: [given({ key: `supply.load.${load}`, name, unit: 'W', value: wattsOf(load), source: ASSUMED })],
    formula: 'On-Site Guide, table A1',
    compute: (watts) => demandWatts({ load, watts }),
  })
}

/** Current-carrying capacity of a cable as installed, A. */
export function capacityQuantity({ mm2, method }: { mm2: Cable['mm2']; method: InstallationMethod }): Quantity {
  return given({
    key: 'cable.capacity',
    name: `Current that ${mm2} mm² carries by method ${method}`,
    unit: 'A',
    value: cableCapacityAmps({ mm2, method }),
    source: CAPACITY_SOURCE,
  })
}

/** Spare capacity of a supply with panels and every other load on at once, A; negative if the supply is too small. */
export function spareWorking({
  fuse,
  heatingAmps,
  loads,
}: {
  fuse: Quantity
  heatingAmps: Quantity
  loads: readonly Quantity[]
}): Quantity {
  return derived({
    key: 'supply.spare',
    name: 'What the supply has left with everything on',
    unit: 'A',
    inputs: [fuse, heatingAmps, ...loads],
    formula: `I − heating − Σ loads ÷ ${NOMINAL_VOLTS}`,
    compute: (rating: number, heating: number, ...watts: number[]) =>
      rating - heating - watts.reduce((sum, one) => sum + one, 0) / NOMINAL_VOLTS,
  })
}
