import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { vectors } from '../../../../../tests/fixtures/heating-vectors'
import { sampleQuantity } from '../../../../../tests/fixtures/sample-quantity'
import { evaluator } from '../../quantity/evaluate'
import type { Quantity } from '../../quantity/quantity'
import { OutOfRange } from '../../quantity/range-check'
import { workingOf } from '../../quantity/working'
import type { AirMethod } from './air-changes'
import { annualHeat } from './annual-heat'
import { houseHeatLoss } from './house-heat-loss'
import { heatKwh, temperatureFactor } from './losses'
import { wholePanels } from './panels'
import type { Beyond, Conditions, Element, ElementKind, Room } from './room'
import { roomHeatLoss } from './room-heat-loss'
import { lossShares } from './shares'

const AIR: Readonly<Record<string, AirMethod>> = {
  0.5: { method: 'current', draughtiness: 'tight' },
  0.8: { method: 'current', draughtiness: 'typical' },
  1: { method: 'legacy', category: 'B' },
  1.5: { method: 'legacy', category: 'A' },
}
const conditions = (changes: Partial<Conditions> = {}): Conditions => ({
  ageBand: 'D',
  outdoor: sampleQuantity('outdoor', -2.2),
  bridging: sampleQuantity('y', 0.15),
  air: { method: 'current', draughtiness: 'tight' },
  neighbours: 'as-warm',
  ...changes,
})
type Piece = { t: string; A: number; U: number; beyond?: Beyond }
const element = (
  { t, A, U, beyond = { space: t === 'floor' ? 'ground' : 'outside' } }: Piece,
  index: number,
): Element => ({
  id: `${t}-${index}`,
  name: t,
  kind: t as ElementKind,
  areaM2: A,
  u: sampleQuantity(`u.${t}.${U}`, U),
  beyond,
})
const LOUNGE: Piece[] = [
  { t: 'wall', A: 9.6, U: 1.5 },
  { t: 'wall', A: 9.6, U: 1.5 },
  { t: 'window', A: 2.4, U: 2.8 },
  { t: 'floor', A: 20, U: 0.7 },
]
const room = (pieces: readonly Piece[] = LOUNGE, changes: Partial<Room> = {}): Room => ({
  id: 'lounge',
  name: 'the lounge',
  kind: 'living',
  floorAreaM2: 20,
  heightM: 2.4,
  elements: pieces.map(element),
  ...changes,
})
const fabricOf = (parts: readonly Quantity[]) => parts.slice(0, -1).reduce((sum, { value }) => sum + value, 0)

type RoomVector = { elements?: Piece[]; wallU?: number; ach: number }
type RoomExpected = { Hf: number; Hv?: number; W: number; Wm2: number; panels225: number; panelsAt165_3?: number }

describe('roomHeatLoss', () => {
  it.each(vectors('roomHeatLoss'))('$id', ({ input, expect: expected }) => {
    const { elements = LOUNGE, wallU, ach } = input as RoomVector
    const should = expected as RoomExpected
    const pieces = elements.map((piece) => (piece.t === 'wall' && wallU ? { ...piece, U: wallU } : piece))
    const loss = roomHeatLoss({
      room: room(pieces),
      conditions: conditions({ air: AIR[ach] ?? { method: 'current', draughtiness: 'tight' } }),
    })
    expect(fabricOf(loss.parts)).toBeCloseTo(should.Hf, 2)
    if (should.Hv) expect(loss.parts.at(-1)?.value).toBeCloseTo(should.Hv, 2)
    expect(Math.abs(loss.heatLoss.value - should.W)).toBeLessThan(0.06)
    expect(loss.wattsPerM2.value).toBeCloseTo(should.Wm2, 1)
    const panelsOf = (panelWatts: number) => wholePanels({ watts: loss.heatLoss.value, panelWatts })
    expect(panelsOf(225)).toBe(should.panels225)
    if (should.panelsAt165_3) expect(panelsOf(165.3)).toBe(should.panelsAt165_3)
  })

  it('excludes the reheat margin', () => {
    const { reheat, heatLoss } = roomHeatLoss({ room: room(), conditions: conditions() })
    expect(reheat.value).toBe(200)
    expect(workingOf([heatLoss]).steps.map(({ key }) => key)).not.toContain('reheat.watts-per-m2')
  })

  it.each([
    ['a heated neighbour', { space: 'heated' }, 'as-warm', 0, 0],
    ['an unoccupied neighbouring home', { space: 'heated' }, 'cold', 10 * 1.5 * (11 / 23.2), 0],
    ['a garage at 5 °C', { space: 'unheated', atC: 5 }, 'as-warm', 10 * 1.5 * (16 / 23.2), 1.5],
    ['a cooler room', { space: 'heated', atC: 18 }, 'cold', 10 * 1.5 * (3 / 23.2), 0],
    ['a warmer room', { space: 'heated', atC: 22 }, 'as-warm', 10 * 1.5 * (-1 / 23.2), 0],
    ['a warmer space', { space: 'unheated', atC: 25 }, 'as-warm', 0, 1.5],
    ['outdoors', { space: 'outside' }, 'as-warm', 15, 1.5],
  ] as const)('a wall to %s', (_beyond, beyond, neighbours, wall, joints) => {
    const { parts } = roomHeatLoss({
      room: room([{ t: 'wall', A: 10, U: 1.5, beyond }]),
      conditions: conditions({ neighbours }),
    })
    expect(parts[0]?.value).toBeCloseTo(wall, 9)
    expect(parts[1]?.value).toBeCloseTo(joints, 9)
  })

  it.each([
    ['a window outdoors', { t: 'window', A: 1, U: 2, beyond: { space: 'outside' } }, 0.33 * 0.5 * 48],
    ['a window to the next room', { t: 'window', A: 1, U: 2, beyond: { space: 'heated' } }, 0],
    ['a wall outdoors', { t: 'wall', A: 1, U: 2, beyond: { space: 'outside' } }, 0],
  ] as const)('ventilates a bathroom with %s', (_what, piece, loss) => {
    expect(
      roomHeatLoss({ room: room([piece], { kind: 'bathroom' }), conditions: conditions() }).parts.at(-1)?.value,
    ).toBeCloseTo(loss, 9)
  })

  it('uses the design temperature of its kind and age unless overridden', () => {
    const indoor = (changes: Partial<Room>, ageBand: Conditions['ageBand'] = 'D') =>
      roomHeatLoss({ room: room(LOUNGE, changes), conditions: conditions({ ageBand }) }).indoor.value
    expect([
      indoor({}),
      indoor({ kind: 'bedroom' }),
      indoor({ kind: 'bedroom' }, 'K'),
      indoor({ kind: 'bathroom' }, 'K'),
      indoor({ kind: 'store' }, 'M'),
    ]).toEqual([21, 18, 21, 22, 16])
    expect(indoor({ kind: 'bedroom', indoorC: 20 })).toBe(20)
  })

  it('rejects impossible input', () => {
    expect(() => roomHeatLoss({ room: room([{ t: 'wall', A: -1, U: 1 }]), conditions: conditions() })).toThrow(
      OutOfRange,
    )
    expect(() => roomHeatLoss({ room: room([{ t: 'wall', A: 1, U: 70 }]), conditions: conditions() })).toThrow(
      OutOfRange,
    )
    expect(() => roomHeatLoss({ room: room(LOUNGE, { heightM: 0 }), conditions: conditions() })).toThrow(OutOfRange)
    expect(() => roomHeatLoss({ room: room(LOUNGE, { floorAreaM2: NaN }), conditions: conditions() })).toThrow(
      OutOfRange,
    )
    expect(() =>
      roomHeatLoss({ room: room(), conditions: conditions({ outdoor: sampleQuantity('outdoor', 20.5) }) }),
    ).toThrow(OutOfRange)
    expect(() => temperatureFactor({ indoorC: 20, beyondC: 90, outdoorC: 0 })).toThrow(OutOfRange)
  })
})

const pieces = fc.array(
  fc.record({
    t: fc.constantFrom('wall', 'window', 'floor', 'roof', 'door'),
    A: fc.double({ min: 0.5, max: 60, noNaN: true }),
    U: fc.double({ min: 0.1, max: 5, noNaN: true }),
  }),
  { minLength: 1, maxLength: 6 },
)

describe('heat loss', () => {
  it('is linear in the temperature difference', () => {
    fc.assert(
      fc.property(pieces, fc.double({ min: 2, max: 25, noNaN: true }), (given, differenceK) => {
        const lossAt = (outdoorC: number) =>
          roomHeatLoss({ room: room(given), conditions: conditions({ outdoor: sampleQuantity('outdoor', outdoorC) }) })
            .heatLoss.value
        expect(lossAt(21 - 2 * differenceK)).toBeCloseTo(2 * lossAt(21 - differenceK), 6)
      }),
    )
  })

  it('grows with every area and every U-value', () => {
    fc.assert(
      fc.property(pieces, fc.nat(), (given, nth) => {
        const lossOf = (changed: readonly Piece[]) =>
          roomHeatLoss({ room: room(changed), conditions: conditions() }).heatLoss.value
        const change = (by: (piece: Piece) => Piece) =>
          lossOf(given.map((piece, index) => (index === nth % given.length ? { ...piece, ...by(piece) } : piece)))
        expect(change((piece) => ({ ...piece, A: piece.A + 1 }))).toBeGreaterThan(lossOf(given))
        expect(change((piece) => ({ ...piece, U: piece.U + 0.1 }))).toBeGreaterThan(lossOf(given))
      }),
    )
  })

  it('of a home is the sum of its rooms, each the sum of its losses, and is deterministic', () => {
    fc.assert(
      fc.property(fc.array(pieces, { minLength: 1, maxLength: 4 }), (given) => {
        const rooms = given.map((some, index) =>
          room(some, { id: `room-${index}`, kind: index % 2 ? 'bedroom' : 'living' }),
        )
        const home = houseHeatLoss({ rooms, conditions: conditions() })
        expect(home.heatLoss.value).toBeCloseTo(
          home.rooms.reduce((sum, { heatLoss }) => sum + heatLoss.value, 0),
          9,
        )
        for (const { parts, indoor, heatLoss } of home.rooms) {
          const shares = lossShares({ parts, differenceK: indoor.value + 2.2 })
          expect(shares.reduce((sum, { watts }) => sum + watts, 0)).toBeCloseTo(heatLoss.value, 6)
          expect(shares.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 9)
        }
        expect(evaluator([home.heatLoss])({})).toEqual([home.heatLoss.value])
        expect(workingOf([houseHeatLoss({ rooms, conditions: conditions() }).heatLoss])).toEqual(
          workingOf([home.heatLoss]),
        )
      }),
    )
  })

  it('of zero has no breakdown', () => {
    expect(lossShares({ parts: [sampleQuantity('nothing', 0)], differenceK: 20 })).toMatchObject([
      { watts: 0, share: 0 },
    ])
  })
})

type HouseVector = {
  footprint: [number, number]
  storeyH: number
  glazing: number
  doors: number
  U: Record<'wall' | 'roof' | 'floor' | 'window' | 'door', number>
  Ti: number
  HDD: number
}
type HouseExpected = {
  netWall: number
  Hf: number
  Hv: number
  HLC: number
  W: number
  Wm2: number
  kWh: number
  panels225: number
}

describe('houseHeatLoss', () => {
  it.each(vectors('houseHeatLoss'))('$id', ({ input, expect: expected }) => {
    const { U, glazing, doors, Ti, HDD } = input as HouseVector
    const should = expected as HouseExpected
    const all: Piece[] = [
      { t: 'wall', A: should.netWall, U: U.wall },
      { t: 'roof', A: 45, U: U.roof },
      { t: 'floor', A: 45, U: U.floor },
      { t: 'window', A: glazing, U: U.window },
      { t: 'door', A: doors, U: U.door },
    ]
    const home = houseHeatLoss({
      rooms: [room(all, { indoorC: Ti, floorAreaM2: 90, heightM: 2.5 })],
      conditions: conditions({ air: { method: 'current', draughtiness: 'typical' } }),
    })
    expect(home.coefficient.value).toBeCloseTo(should.HLC, 1)
    expect(Math.abs(home.heatLoss.value - should.W)).toBeLessThan(1)
    expect(home.wattsPerM2.value).toBeCloseTo(should.Wm2, 1)
    expect(wholePanels({ watts: home.heatLoss.value, panelWatts: 225 })).toBe(should.panels225)
    const heat = annualHeat({
      coefficient: home.coefficient,
      degreeDays: sampleQuantity('degree-days', HDD),
      useFactor: sampleQuantity('use', 1),
    })
    expect(Math.abs(heat.value - should.kWh)).toBeLessThan(1)
    expect(home.reheat.value).toBe(900)
    expect(home.floorArea.value).toBe(90)
  })

  it('requires rooms with unique ids', () => {
    expect(() => houseHeatLoss({ rooms: [], conditions: conditions() })).toThrow('at least one room')
    expect(() => houseHeatLoss({ rooms: [room(), room()], conditions: conditions() })).toThrow('share an id')
  })
})

describe('annual heat', () => {
  it.each(vectors('annualHeat'))('$id', ({ input, expect: expected }) => {
    const { HLC, HDD, k } = input as { HLC: number; HDD: number; k: number }
    expect(heatKwh({ heatLossWPerK: HLC, degreeDays: HDD, useFactor: k })).toBeCloseTo(
      (expected as { kWh: number }).kWh,
      1,
    )
  })

  it('is reduced by intermittent heating', () => {
    expect(
      annualHeat({
        coefficient: sampleQuantity('h', 100),
        degreeDays: sampleQuantity('d', 2000),
        useFactor: sampleQuantity('use', 0.9),
      }).value,
    ).toBeCloseTo(4320, 6)
    expect(() => heatKwh({ heatLossWPerK: 100, degreeDays: 2000, useFactor: 2 })).toThrow(OutOfRange)
  })
})
