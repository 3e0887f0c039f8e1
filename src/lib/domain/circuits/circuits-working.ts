import { resistorPower } from '../panel/resistor'
import { derived, given, type Quantity, type Source } from '../quantity/quantity'
import { HIGHEST_VOLTS, NOMINAL_VOLTS, PANEL_LIMIT, panelsOnABreaker } from './panel-limit'
import { circuitsFor } from './plan-circuits'
import { checkCircuit } from './ranges'

const MAINS: Source = {
  title: 'Electricity Safety, Quality and Continuity Regulations 2002: 230 V + 10 % − 6 %',
  date: '2026-11-20',
  confidence: 'well-known',
}

type Asked = {
  panels: Quantity
  panelWatts: Quantity
  /** Panels that may share a breaker, where somebody wants fewer than the manufacturer allows. */
  limit?: Quantity
  /** Of one panel; from its rated power where nobody has measured it. */
  panelOhms?: Quantity
}

export type CircuitsWorking = Record<
  'most' | 'circuits' | 'fullest' | 'circuitWatts' | 'circuitAmps' | 'worstAmps' | 'heatingWatts' | 'heatingAmps',
  Quantity
>

/** The circuits of some panels and what they draw, with every step. All panels on at once. Throws OutOfRange. */
export function circuitsWorking({
  panels,
  panelWatts,
  limit = PANELS_ON_A_BREAKER,
  panelOhms,
}: Asked): CircuitsWorking {
  checkCircuit({ panels: panels.value, panelWatts: panelWatts.value })
  const most = mostOnABreaker({ limit, panelWatts })
  checkCircuit({ cap: most.value })
  const nominal = given({
    key: 'circuits.volts',
    name: 'Mains voltage by name',
    unit: 'V',
    value: NOMINAL_VOLTS,
    source: MAINS,
  })
  const highest = given({
    key: 'circuits.highest-volts',
    name: 'Highest voltage that is allowed',
    unit: 'V',
    value: HIGHEST_VOLTS,
    source: MAINS,
  })
  const circuits = derived({
    key: 'circuits.count',
    name: 'Circuits of 16 A',
    unit: '',
    inputs: [panels, most],
    formula: '⌈n ÷ most⌉',
    compute: (count, cap) => circuitsFor({ panels: count, cap }),
  })
  const fullest = derived({
    key: 'circuits.fullest',
    name: 'Panels on the fullest circuit',
    unit: '',
    inputs: [panels, circuits],
    formula: '⌈n ÷ circuits⌉',
    compute: (count, over) => Math.ceil(count / over),
  })
  const circuitWatts = derived({
    key: 'circuits.fullest.watts',
    name: 'Power of the fullest circuit',
    unit: 'W',
    inputs: [fullest, panelWatts],
    formula: 'n × P',
    compute: product,
  })
  const ohms =
    panelOhms ??
    derived({
      key: 'panel.ohms',
      name: 'Resistance of a panel',
      unit: 'Ω',
      inputs: [nominal, panelWatts],
      formula: 'V² ÷ P',
      compute: (volts, watts) => volts ** 2 / watts,
    })
  const heatingWatts = derived({
    key: 'circuits.heating.watts',
    name: 'Power of all panels',
    unit: 'W',
    inputs: [panels, panelWatts],
    formula: 'n × P',
    compute: product,
  })
  return {
    most,
    circuits,
    fullest,
    circuitWatts,
    circuitAmps: derived({
      key: 'circuits.fullest.amps',
      name: 'Current of the fullest circuit',
      unit: 'A',
      inputs: [circuitWatts, nominal],
      formula: 'P ÷ V',
      compute: quotient,
    }),
    worstAmps: derived({
      key: 'circuits.fullest.worst-amps',
      name: 'Current of the fullest circuit at the highest voltage',
      unit: 'A',
      inputs: [fullest, highest, ohms],
      formula: 'n × V ÷ R',
      compute: (count, volts, resistance) => count * resistorPower({ volts, ohms: resistance }).amps,
    }),
    heatingWatts,
    heatingAmps: derived({
      key: 'circuits.heating.amps',
      name: 'Current of all panels',
      unit: 'A',
      inputs: [heatingWatts, nominal],
      formula: 'P ÷ V',
      compute: quotient,
    }),
  }
}

const PANELS_ON_A_BREAKER = given({
  key: 'circuits.panels-on-a-breaker',
  name: 'Panels that may share a breaker of 16 A',
  unit: '',
  value: PANEL_LIMIT.panels,
  source: PANEL_LIMIT.source,
})

function mostOnABreaker({ limit, panelWatts }: { limit: Quantity; panelWatts: Quantity }): Quantity {
  return derived({
    key: 'circuits.most',
    name: 'Panels on one circuit at most',
    unit: '',
    inputs: [limit, panelWatts],
    formula: `min(limit, ⌊${PANEL_LIMIT.breakerAmps} A × ${NOMINAL_VOLTS} V ÷ P⌋)`,
    compute: (allowed, watts) => panelsOnABreaker({ panelWatts: watts, limit: allowed }),
  })
}

const product = (one: number, other: number) => one * other
const quotient = (one: number, other: number) => one / other
