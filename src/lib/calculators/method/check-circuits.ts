import { CAPACITY_SOURCE, thinnestBunched } from '@/lib/domain/electrical/circuits/cable-capacity'
import { circuitLoad } from '@/lib/domain/electrical/circuits/circuit-load'
import { circuitsFor } from '@/lib/domain/electrical/circuits/plan-circuits'
import { voltDrop } from '@/lib/domain/electrical/circuits/volt-drop'
import { resistorPower } from '@/lib/domain/panel/resistor'

import type { Check, CheckTable } from './check-table'
import { at, figuresOf, workedExamples } from './worked-examples'

/** Circuits and cables against worked examples by BS 7671. */
export const checkCircuits = (): CheckTable => ({
  id: 'bs-7671',
  heading: 'Circuits against BS 7671',
  text: 'A circuit must stay below its breaker, its cable must carry the breaker as it is laid, and the volt drop may be 5 % at most. The examples were worked by hand from the tables of the standard.',
  source: CAPACITY_SOURCE,
  checks: [...loads(), ...drops(), ...plans(), ...cables()],
})

function loads(): Check[] {
  const circuits = figuresOf('circuitLoad').map(({ input, expected }) => ({
    what: `Current of ${at(input, 'panels')} panels of ${at(input, 'W')} W at ${at(input, 'V')} V`,
    reference: at(expected, 'A'),
    ours: circuitLoad({
      panels: at(input, 'panels'),
      panelWatts: at(input, 'W'),
      limit: at(input, 'panels'),
      volts: at(input, 'V'),
    }).amps,
    unit: 'A',
    digits: 3,
    within: 0.001,
  }))
  const resistors = figuresOf('resistorPower').map(({ input, expected }) => ({
    what: `Power of a panel of ${at(input, 'R')} Ω at ${at(input, 'V')} V`,
    reference: at(expected, 'W'),
    ours: resistorPower({ volts: at(input, 'V'), ohms: at(input, 'R') }).watts,
    unit: 'W',
    digits: 2,
    within: 0.001,
  }))
  return [...circuits, ...resistors]
}

const drops = (): Check[] =>
  figuresOf('voltDrop').map(({ input, expected }) => ({
    what: `Volt drop over ${at(input, 'L')} m at ${at(input, 'mVperAm')} mV for each ampere and metre`,
    reference: at(expected, 'volts'),
    ours: voltDrop({ millivoltsPerAmpMetre: at(input, 'mVperAm'), amps: at(input, 'I'), lengthM: at(input, 'L') })
      .volts,
    unit: 'V',
    digits: 3,
    within: 0.001,
  }))

const plans = (): Check[] =>
  workedExamples('planCircuits').map(({ input, expect }) => {
    const { panels, cap } = input as { panels: number; cap: number }
    return {
      what: `Circuits of ${panels} panels, ${cap} on each at most`,
      reference: (expect as { circuits: number }).circuits,
      ours: circuitsFor({ panels, cap }),
      unit: '',
      digits: 0,
      within: 0,
    }
  })

/** By hand from tables 4D5 and 4C1: 17 A; 22 × 0.8 = 17.6 A; 20 × 0.8 = 16 A; 27 × 0.65 = 17.55 A. */
const CABLES = [
  ['101', 1, 2.5],
  ['101', 2, 4],
  ['C', 2, 1.5],
  ['C', 4, 2.5],
] as const

const cables = (): Check[] =>
  CABLES.map(([method, bunched, mm2]) => ({
    what: `Cable for 16 A by method ${method}, ${bunched === 1 ? 'alone' : `${bunched} circuits in a bunch`}`,
    reference: mm2,
    ours: thinnestBunched({ method, bunched, breakerAmps: 16 }) ?? NaN,
    unit: 'mm²',
    digits: 1,
    within: 0,
  }))
