import { MEASURED } from '@/lib/domain/building/heat-loss/element-loss'
import { houseHeatLoss } from '@/lib/domain/building/heat-loss/house-heat-loss'
import type { Conditions, Element, ElementKind, Room } from '@/lib/domain/building/heat-loss/room'
import { roomHeatLoss } from '@/lib/domain/building/heat-loss/room-heat-loss'
import { solidFloorU, suspendedFloorU } from '@/lib/domain/building/u-values/ground-floors'
import { stoneU } from '@/lib/domain/building/u-values/solid-walls'
import { hourlyCostPence } from '@/lib/domain/energy-costs/hourly-cost'
import { payback } from '@/lib/domain/estimate/payback'
import { frontOutput } from '@/lib/domain/panel/front-output'
import { surfaceTemperature } from '@/lib/domain/panel/surface-temperature'
import { given, type Quantity } from '@/lib/domain/quantity/quantity'

import type { Check, CheckTable } from './check-table'
import { at, figuresOf, WORKED_EXAMPLES_SOURCE, workedExamples } from './worked-examples'

/** Heat loss, floors, the panel and money against examples that were calculated without our code. */
export const checkWorkedExamples = (): CheckTable => ({
  id: 'worked-examples',
  heading: 'Against worked examples',
  text: 'Another engineer calculated these examples in Python, from the standards, before our code existed. The last digits may differ, because the examples are rounded.',
  source: WORKED_EXAMPLES_SOURCE,
  checks: [...rooms(), ...house(), ...fabric(), ...panel(), ...money()],
})

type Piece = { t: ElementKind; A: number; U: number }

const measured = (key: string, unit: string, value: number): Quantity =>
  given({ key, name: key, unit, value, source: MEASURED })

const conditionsAt = (outdoorC: number, bridgingY: number): Conditions => ({
  ageBand: 'D',
  outdoor: measured('outdoor', '°C', outdoorC),
  bridging: measured('bridging', 'W/m²K', bridgingY),
  air: { method: 'current', draughtiness: 'tight' }, // each room states its own
  neighbours: 'as-warm',
})

const elementOf = ({ t, A, U }: Piece, index: number): Element => ({
  id: `${t}-${index}`,
  name: t,
  kind: t,
  areaM2: A,
  u: measured(`u.${t}.${U}`, 'W/m²K', U),
  beyond: { space: t === 'floor' ? 'ground' : 'outside' },
})

type Space = Pick<Room, 'floorAreaM2' | 'heightM' | 'indoorC' | 'airChangesPerHour'>

const roomOf = (pieces: readonly Piece[], space: Space): Room => ({
  ...space,
  id: 'room',
  name: 'the room',
  kind: 'living',
  elements: pieces.map(elementOf),
})

const watts = { unit: 'W', digits: 1 }

function rooms(): Check[] {
  const examples = workedExamples('roomHeatLoss')
  const pieces = (examples[0]?.input as { elements: Piece[] }).elements
  return examples.map(({ input, expect }) => {
    const { wallU, ach } = input as { wallU?: number; ach: number }
    const built =
      wallU === undefined ? pieces : pieces.map((piece) => (piece.t === 'wall' ? { ...piece, U: wallU } : piece))
    const room = roomOf(built, { floorAreaM2: 20, heightM: 2.4, indoorC: 21, airChangesPerHour: ach })
    return {
      what: `Corner lounge of 20 m², ${wallU === undefined ? 'unfilled' : 'filled'} cavity walls, ${ach} air changes an hour`,
      reference: (expect as { W: number }).W,
      ours: roomHeatLoss({ room, conditions: conditionsAt(-2.2, 0.15) }).heatLoss.value,
      ...watts,
      within: 0.06,
    }
  })
}

type HouseInput = {
  U: Record<ElementKind, number>
  glazing: number
  doors: number
  ach: number
  Ti: number
  Te: number
  y: number
}

function house(): Check[] {
  return workedExamples('houseHeatLoss').map(({ input, expect }) => {
    const { U, glazing, doors, ach, Ti, Te, y } = input as HouseInput
    const { netWall, W } = expect as { netWall: number; W: number }
    const pieces: Piece[] = [
      { t: 'wall', A: netWall, U: U.wall },
      { t: 'roof', A: 45, U: U.roof },
      { t: 'floor', A: 45, U: U.floor },
      { t: 'window', A: glazing, U: U.window },
      { t: 'door', A: doors, U: U.door },
    ]
    const all = roomOf(pieces, { floorAreaM2: 90, heightM: 2.5, indoorC: Ti, airChangesPerHour: ach })
    const { heatLoss } = houseHeatLoss({ rooms: [all], conditions: conditionsAt(Te, y) })
    return { what: 'Semi-detached house of 90 m²', reference: W, ours: heatLoss.value, ...watts, within: 1 }
  })
}

const FLOORS = [
  { fn: 'floorSolid', kind: 'Solid', of: solidFloorU },
  { fn: 'floorSuspended', kind: 'Suspended', of: suspendedFloorU },
] as const

function fabric(): Check[] {
  const uValue = { unit: 'W/m²K', digits: 4, within: 0.001 }
  const floors = FLOORS.flatMap(({ fn, kind, of }) =>
    figuresOf(fn).map(({ input, expected }) => ({
      what: `${kind} floor of 45 m², resistance ${at(input, 'Rf')} m²K/W`,
      reference: at(expected, 'U'),
      ours: of({
        floorAreaM2: at(input, 'A'),
        perimeterM: at(input, 'P'),
        wallThicknessM: at(input, 'w'),
        floorResistanceM2KPerW: at(input, 'Rf'),
      }),
      ...uValue,
    })),
  )
  const walls = workedExamples('stoneU').map(({ input, expect }) => {
    const { type, mm } = input as { type: 'granite' | 'sandstone'; mm: number }
    return {
      what: `Wall of ${mm} mm of ${type}`,
      reference: (expect as { U: number }).U,
      ours: stoneU({ stone: type, thicknessMm: mm }),
      ...uValue,
    }
  })
  return [...walls, ...floors]
}

function panel(): Check[] {
  const surfaces = figuresOf('surfaceTempForPower').map(({ input, expected }) => ({
    what: `Surface of a panel of ${at(input, 'A').toFixed(2)} m² at ${at(input, 'W')} W`,
    reference: at(expected, 'C'),
    ours: surfaceTemperature({
      watts: at(input, 'W'),
      areaM2: at(input, 'A'),
      emissivity: at(input, 'eps'),
      convectionWattsPerM2K: at(input, 'hc'),
      surroundingsC: at(input, 'T'),
      airC: at(input, 'T'),
    }),
    unit: '°C',
    digits: 1,
    within: 0.05,
  }))
  const fronts = figuresOf('frontOutput').map(({ input, expected }) => ({
    what: `Heat from the front of a panel at ${at(input, 'Ts')} °C`,
    reference: at(expected, 'totalW'),
    ours: frontOutput({
      surfaceC: at(input, 'Ts'),
      areaM2: at(input, 'A'),
      emissivity: at(input, 'eps'),
      convectionWattsPerM2K: at(input, 'hc'),
      surroundingsC: at(input, 'Tsur'),
      airC: at(input, 'Ta'),
    }).watts,
    ...watts,
    within: 0.01,
  }))
  return [...surfaces, ...fronts]
}

function money(): Check[] {
  const hours = figuresOf('runningCostPerHour').map(({ input, expected }) => ({
    what: `An hour of ${at(input, 'W')} W at ${at(input, 'p')}p`,
    reference: at(expected, 'pence'),
    ours: hourlyCostPence({ powerWatts: at(input, 'W'), pencePerKwh: at(input, 'p') }),
    unit: 'p',
    digits: 3,
    within: 0.001,
  }))
  const [repaid] = figuresOf('payback')
  if (!repaid) return hours
  const { input, expected } = repaid
  const found = payback({ outlayPence: 100 * at(input, 'capex'), savingPence: 100 * at(input, 'annualSaving') })
  const years = {
    what: `Payback of £${at(input, 'capex').toLocaleString('en-GB')} that save £${at(input, 'annualSaving')} a year`,
    reference: at(expected, 'simpleYears'),
    ours: found.outcome === 'pays-back' ? found.years : Infinity,
    unit: 'years',
    digits: 2,
    within: 0.01,
  }
  return [...hours, years]
}
