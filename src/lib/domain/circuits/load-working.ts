import { derived, given, type Quantity, type Source } from '../quantity/quantity'
import { labelOf } from '../text/label-of'
import { NOMINAL_VOLTS } from './panel-limit'
import { USUAL_LOADS, wattsOf, type UsualLoad } from './supply-check'
import { CABLES, CABLES_SOURCE, voltDrop, type Cable } from './volt-drop'

const ASSUMED: Source = { title: 'Usual loads of a home, our assumption', date: '2026-11-20', confidence: 'assumed' }

/** What is lost on the way to the end of a circuit, per cent of the mains, with every step. Throws OutOfRange. */
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
    value: CABLES.find((known) => known.mm2 === mm2)?.millivoltsPerAmpMetre ?? NaN,
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

/** What one of a home's other loads draws at its highest, W. */
export function loadQuantity(load: UsualLoad): Quantity {
  return given({
    key: `supply.load.${load}`,
    name: labelOf(USUAL_LOADS, load),
    unit: 'W',
    value: wattsOf(load),
    source: ASSUMED,
  })
}

/** What a supply has left with panels and every other load on at once, A; less than nought where it is too small. */
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
