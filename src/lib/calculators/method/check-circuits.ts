import { cableCapacityAmps, CAPACITY_SOURCE, thinnestBunched } from '@/lib/domain/electrical/circuits/cable-capacity'
import { circuitLoad } from '@/lib/domain/electrical/circuits/circuit-load'
import { BREAKER_AMPS } from '@/lib/domain/electrical/circuits/panel-limit'
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

/** By hand from tables 4D5 and 4C1, for a breaker of 16 A: method, circuits in a bunch, A. */
const CABLES = [
  ['101', 1, 17],
  ['101', 2, 22 * 0.8],
  ['C', 2, 20 * 0.8],
  ['C', 4, 27 * 0.65],
] as const

/** What the thinnest cable that carries the breaker carries. */
const cables = (): Check[] =>
  CABLES.map(([method, bunched, reference]) => {
    const mm2 = thinnestBunched({ method, bunched, breakerAmps: BREAKER_AMPS })
    return {
      what: `Capacity of the thinnest cable for ${BREAKER_AMPS} A by method ${method}, ${bunched === 1 ? 'alone' : `${bunched} circuits in a bunch`}`,
      reference,
      ours: mm2 === null ? NaN : cableCapacityAmps({ mm2, method, bunched }),
      unit: 'A',
      digits: 2,
      within: 0.01,
    }
  })
