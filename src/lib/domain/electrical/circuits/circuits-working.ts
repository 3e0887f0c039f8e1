import { resistorPower } from '../../panel/resistor'
import { derived, given, type Quantity, type Source } from '../../quantity/quantity'
import { packRooms } from './pack-rooms'
import { BREAKER_AMPS, HIGHEST_VOLTS, NOMINAL_VOLTS, panelsOnABreaker } from './panel-limit'
import { circuitsFor } from './plan-circuits'
import { checkCircuit } from './ranges'
import { panelsOn } from './room-panels'

const MAINS: Source = {
  title: 'Electricity Safety, Quality and Continuity Regulations 2002: 230 V + 10 % − 6 %',
  date: '2026-11-20',
  confidence: 'well-known',
}

const NOMINAL = given({
  key: 'circuits.volts',
  name: 'Nominal mains voltage',
  unit: 'V',
  value: NOMINAL_VOLTS,
  source: MAINS,
})

const HIGHEST = given({
  key: 'circuits.highest-volts',
  name: 'Highest voltage that is allowed',
  unit: 'V',
  value: HIGHEST_VOLTS,
  source: MAINS,
})

type Input = {
  panels: Quantity
  panelWatts: Quantity
  /** Panels per breaker: `panelLimit`, or fewer. */
  limit: Quantity
  /** Resistance of one panel; defaults to a value derived from the rated power. */
  panelOhms?: Quantity
  /** Panels by room, if rooms are to stay on one circuit; otherwise spread evenly. */
  rooms?: readonly Quantity[]
}

export type CircuitsWorking = Record<
  | 'panelWatts'
  | 'most'
  | 'circuits'
  | 'fullest'
  | 'circuitWatts'
  | 'circuitAmps'
  | 'worstAmps'
  | 'heatingWatts'
  | 'heatingAmps',
  Quantity
>

/** Circuits for a number of panels and their load, with every step. All panels on at once. Throws OutOfRange. */
export function circuitsWorking({ panels, panelWatts: rated, limit, panelOhms, rooms }: Input): CircuitsWorking {
  const panelWatts = panelOhms ? measuredWatts(panelOhms) : rated
  checkCircuit({ panels: panels.value, panelWatts: panelWatts.value })
  const most = mostOnABreaker({ limit, panelWatts })
  checkCircuit({ cap: most.value })
  const { circuits, fullest } = rooms ? packedCircuits({ rooms, most }) : evenCircuits({ panels, most })
  const circuitWatts = derived({
    key: 'circuits.fullest.watts',
    name: 'Power of the fullest circuit',
    unit: 'W',
    inputs: [fullest, panelWatts],
    formula: 'n × P',
    compute: product,
  })
  const ohms = panelOhms ?? ratedOhms(panelWatts)
  const heatingWatts = derived({
    key: 'circuits.heating.watts',
    name: 'Power of all panels',
    unit: 'W',
    inputs: [panels, panelWatts],
    formula: 'n × P',
    compute: product,
  })
  return {
    panelWatts,
    most,
    circuits,
    fullest,
    circuitWatts,
    circuitAmps: nominalAmps({
      key: 'circuits.fullest.amps',
      name: 'Current of the fullest circuit',
      watts: circuitWatts,
    }),
    worstAmps: derived({
      key: 'circuits.fullest.worst-amps',
      name: 'Current of the fullest circuit at the highest voltage',
      unit: 'A',
      inputs: [fullest, HIGHEST, ohms],
      formula: 'n × V ÷ R',
      compute: (count, volts, resistance) => count * resistorPower({ volts, ohms: resistance }).amps,
    }),
    heatingWatts,
    heatingAmps: nominalAmps({ key: 'circuits.heating.amps', name: 'Current of all panels', watts: heatingWatts }),
  }
}

type CircuitCounts = Record<'circuits' | 'fullest', Quantity>

const COUNT = { key: 'circuits.count', name: 'Circuits of 16 A', unit: '' }
const FULLEST = { key: 'circuits.fullest', name: 'Panels on the fullest circuit', unit: '' }

function evenCircuits({ panels, most }: { panels: Quantity; most: Quantity }): CircuitCounts {
  const circuits = derived({
    ...COUNT,
    inputs: [panels, most],
    formula: '⌈n ÷ most⌉',
    compute: (count, cap) => circuitsFor({ panels: count, cap }),
  })
  return {
    circuits,
    fullest: derived({
      ...FULLEST,
      inputs: [panels, circuits],
      formula: '⌈n ÷ circuits⌉',
      compute: (count, over) => Math.ceil(count / over),
    }),
  }
}

function packedCircuits({ rooms, most }: { rooms: readonly Quantity[]; most: Quantity }): CircuitCounts {
  const inputs = [most, ...rooms]
  const packed = (cap: number, ...counts: number[]) =>
    packRooms({ rooms: counts.map((panels, index) => ({ id: String(index), panels })), cap })
  return {
    circuits: derived({
      ...COUNT,
      inputs,
      formula: 'rooms, each on one circuit',
      compute: (cap: number, ...counts: number[]) => packed(cap, ...counts).length,
    }),
    fullest: derived({
      ...FULLEST,
      inputs,
      formula: 'most on one circuit',
      compute: (cap: number, ...counts: number[]) => Math.max(0, ...packed(cap, ...counts).map(panelsOn)),
    }),
  }
}

/** Resistance of a panel by its rated power. */
function ratedOhms(panelWatts: Quantity): Quantity {
  return derived({
    key: 'panel.ohms',
    name: 'Resistance of a panel',
    unit: 'Ω',
    inputs: [NOMINAL, panelWatts],
    formula: 'V² ÷ P',
    compute: (volts, watts) => volts ** 2 / watts,
  })
}

/** Power of a panel of measured resistance at the nominal voltage. */
function measuredWatts(panelOhms: Quantity): Quantity {
  return derived({
    key: 'panel.measured-power',
    name: 'Power of a panel by its resistance',
    unit: 'W',
    inputs: [NOMINAL, panelOhms],
    formula: 'V² ÷ R',
    compute: (volts, ohms) => volts ** 2 / ohms,
  })
}

function mostOnABreaker({ limit, panelWatts }: { limit: Quantity; panelWatts: Quantity }): Quantity {
  return derived({
    key: 'circuits.most',
    name: 'Panels on one circuit at most',
    unit: '',
    inputs: [limit, panelWatts],
    formula: `min(limit, ⌊${BREAKER_AMPS} A × ${NOMINAL_VOLTS}² ÷ ${HIGHEST_VOLTS} V ÷ P⌋)`,
    compute: (allowed, watts) => panelsOnABreaker({ panelWatts: watts, limit: allowed }),
  })
}

const nominalAmps = ({ watts, ...named }: { key: string; name: string; watts: Quantity }) =>
  derived({ ...named, unit: 'A', inputs: [watts, NOMINAL], formula: 'P ÷ V', compute: quotient })

const product = (one: number, other: number) => one * other
const quotient = (one: number, other: number) => one / other
