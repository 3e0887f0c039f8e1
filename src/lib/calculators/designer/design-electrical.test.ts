import { describe, expect, it } from 'vitest'

import type { Design } from '@/lib/domain/design/design'
import { designChanges } from '@/lib/domain/design/design-changes'
import { designOfPlan } from '@/lib/domain/design/design-of-plan'
import { edited } from '@/lib/domain/design/edit'
import { newRoom } from '@/lib/domain/design/new-room'
import { TYPICAL_PLANS } from '@/lib/domain/design/typical-plans'
import { type WiringRequest, withCircuits, withWiring } from '@/lib/domain/design/wiring'
import { cableCapacityAmps } from '@/lib/domain/electrical/circuits/cable-capacity'
import { CABLES, voltDrop } from '@/lib/domain/electrical/circuits/volt-drop'
import type { ProjectHome } from '@/lib/domain/estimate/project'
import type { PlanRectangle } from '@/lib/domain/room-plan/rectangle'
import { designSchema } from '@/lib/schemas/calculate/saved-design'

import { FIRST_HOME } from '../professional/first-home'
import { SAMPLE_BASIS } from '../quick/sample-numbers'
import { designCalculator } from './design-result'
import { circuitTable, electricianNotes } from './electrician-sheet'
import { fixingList } from './fixing-list'
import { sheetOfDesign } from './sheet-of-design'
import { supplyOf } from './supply-of-design'
import { whyNotCircuits } from './why-not-circuits'

const calculator = designCalculator(SAMPLE_BASIS)
const resultOf = (design: Design) => calculator.result(design)
const planned = (id: string) => {
  const design = designOfPlan(id)
  if (!design) throw new Error(`no plan ${id}`)
  return design
}

describe.each(TYPICAL_PLANS.map(({ id }) => id))('the circuits of %s', (id) => {
  const design = planned(id)
  const { circuits, electrical } = resultOf(design)

  it('have a cable that carries the breaker, within the volt drop of their own length', () => {
    expect(electrical?.circuits).toHaveLength(circuits.length)
    for (const { cableMm2, capacityAmps, lengthM, voltDropPercent, load } of electrical?.circuits ?? []) {
      const cable = CABLES.find(({ mm2 }) => mm2 === cableMm2)
      if (!cable) throw new Error('no cable')
      expect(capacityAmps).toBe(cableCapacityAmps({ mm2: cable.mm2, method: '101' }))
      expect(capacityAmps).toBeGreaterThanOrEqual(16)
      expect(lengthM).toBeGreaterThan(2)
      expect(voltDropPercent).toBeCloseTo(voltDrop({ ...cable, amps: load.amps, lengthM }).percent)
      expect(voltDropPercent).toBeLessThanOrEqual(5)
    }
  })
})

const centredOn = (xMm: number, yMm: number) => ({
  westMm: xMm - 600,
  eastMm: xMm + 600,
  southMm: yMm - 300,
  northMm: yMm + 300,
})

/** A hall with the consumer unit at 1.4 m in its corner at the origin, and another room, both 2.4 m high. */
function byHand(storey: number, panels: readonly PlanRectangle[], cableMethod: ProjectHome['cableMethod']): Design {
  const hall = newRoom({ id: 'hall', name: 'Hall', kind: 'hall', lengthMm: 2_000, widthMm: 5_000 })
  const at = { xMm: 2_000, yMm: 0 }
  const room = newRoom({ id: 'room', name: 'Room', kind: 'bedroom', at, lengthMm: 9_000, widthMm: 5_000, storey })
  return {
    home: {
      built: '1976-1982',
      postcodeArea: null,
      consumerUnit: { roomId: 'hall', corner: 0 },
      figures: { ...FIRST_HOME, cableMethod },
    },
    rooms: [
      { ...hall, panels: [] },
      { ...room, panels },
    ],
  }
}

describe('two designs worked out by hand', () => {
  it.each([
    // 1.0 up, 3.0 + 1.0 to the first panel, 2.0 to the second, 2.0 to the third: 9.0 m, and a tenth: 9.9 m.
    // 3 × 225 W ÷ 230 V = 2.93 A. 18 mV × 2.93 A × 10 m = 0.53 V = 0.23 %.
    {
      method: '101',
      storey: 0,
      panels: [
        [3, 1],
        [5, 1],
        [7, 1],
      ],
      lengthM: 10,
      mm2: 2.5,
      iz: 17,
      amps: 2.935,
      drop: 0.2297,
    },
    // 2.4 + 0.3 + 2.4 − 1.4 = 3.7 up, 3.0 + 1.0, 2.0: 9.7 m, and a tenth: 10.67 m.
    // 2 × 225 W ÷ 230 V = 1.957 A. 29 mV × 1.957 A × 11 m = 0.62 V = 0.27 %.
    {
      method: 'C',
      storey: 1,
      panels: [
        [3, 1],
        [5, 1],
      ],
      lengthM: 11,
      mm2: 1.5,
      iz: 20,
      amps: 1.957,
      drop: 0.2714,
    },
  ] as const)('storey $storey by method $method', ({ method, storey, panels, lengthM, mm2, iz, amps, drop }) => {
    const placed = panels.map(([x, y]) => centredOn(1_000 * x, 1_000 * y))
    const [circuit, second] = resultOf(byHand(storey, placed, method)).electrical?.circuits ?? []
    expect(second).toBeUndefined()
    expect(circuit).toMatchObject({ lengthM, cableMm2: mm2, capacityAmps: iz })
    expect(circuit?.load.amps).toBeCloseTo(amps, 3)
    expect(circuit?.voltDropPercent).toBeCloseTo(drop, 3)
  })

  it('fourteen panels in a room need two circuits, as the limit is thirteen', () => {
    const placed = Array.from({ length: 14 }, (_, index) =>
      centredOn(3_000 + 1_300 * (index % 6), 700 + 900 * Math.floor(index / 6)),
    )
    const design = byHand(0, placed, '101')
    const result = resultOf(design)
    expect(result.electrical?.circuits.map(({ panels }) => panels)).toEqual([13, 1])
    // 13 × 225 W ÷ 230 V = 12.72 A of 16 A
    expect(result.electrical?.circuits[0]?.load.amps).toBeCloseTo(12.717, 3)
    // 14 × 225 W = 3,150 W = 13.7 A; lights and kitchen: 2,300 W + half of 2,300 W = 15 A; 28.7 A of 80 A
    expect(result.electrical?.supply).toMatchObject({ outcome: 'fits', asksOperator: false })
    expect(result.electrical?.supply.totalAmps).toBeCloseTo(28.7, 1)
    const notes = electricianNotes({ design, result }).join(' ')
    expect(notes).toContain('needs 2 free ways')
    expect(notes).toContain('keep 80% of their capacity (BS 7671, table 4C1), and only 4 mm² or more carries')
  })
})

describe('the sheet for the electrician', () => {
  const design = planned('flat')
  const hall = design.rooms.find(({ kind }) => kind === 'hall')

  it('says where cables are measured from', () => {
    const assumed = electricianNotes({ design, result: resultOf(design) }).join(' ')
    expect(assumed).toContain(`consumer unit assumed in ${hall?.name}`)
    const [first] = design.rooms
    const placed = { ...design, home: { ...design.home, consumerUnit: { roomId: first?.id ?? '', corner: 1 } } }
    expect(electricianNotes({ design: placed, result: resultOf(placed) }).join(' ')).toContain(
      `consumer unit placed in ${first?.name}`,
    )
  })

  it('has longer cables and a larger drop from a consumer unit that is farther away', () => {
    const lengthsOf = (far: number) => {
      const rooms = design.rooms.map((room, index) =>
        index === 0 ? { ...room, outline: room.outline.map(({ xMm, yMm }) => ({ xMm: xMm - far, yMm })) } : room,
      )
      const moved = { rooms, home: { ...design.home, consumerUnit: { roomId: rooms[0]?.id ?? '', corner: 0 } } }
      return resultOf(moved).electrical?.circuits.map(({ lengthM, voltDropPercent }) => ({ lengthM, voltDropPercent }))
    }
    const [near, far] = [lengthsOf(0)?.[0], lengthsOf(20_000)?.[0]]
    expect(far?.lengthM).toBeGreaterThan((near?.lengthM ?? 0) + 15)
  })

  it('counts what is on besides the panels as answered, and passes it on to the professional calculator', () => {
    const usual = resultOf(design).electrical
    expect(usual?.uncounted.all).toContain('shower')
    const supply = { mainFuseAmps: 60, loads: ['everyday', 'shower'] } as const
    const edit = edited(design, { type: 'set-supply', supply })
    if (!edit.ok) throw new Error(edit.problem)
    const asked = resultOf(edit.design).electrical
    expect(asked?.supply.otherAmps).toBeCloseTo((usual?.supply.otherAmps ?? NaN) + 9_500 / 230, 6)
    expect(asked?.mainFuseAmps).toBe(60)
    expect(asked?.uncounted.all).not.toContain('shower')
    expect(sheetOfDesign(edit.design).home).toMatchObject(supply)
    expect(supplyOf(edit.design)).toEqual(supply)
    expect(designSchema.parse(edit.design)).toEqual(edit.design)
    expect(designChanges(design, edit.design)).toEqual([
      'Supply: not answered -> 60 A with lights, kitchen and everything small and electric shower',
    ])
  })

  it('says when no cable suffices, and when to ask the network operator', () => {
    const result = resultOf(design)
    const { electrical } = result
    if (!electrical) throw new Error('no circuits')
    const [circuit] = electrical.circuits
    if (!circuit) throw new Error('no circuit')
    const worse = {
      product: result.product,
      electrical: {
        ...electrical,
        circuits: [{ ...circuit, cableMm2: null, capacityAmps: 13 }],
        supply: { ...electrical.supply, asksOperator: true },
      },
    }
    expect(circuitTable({ design, result: worse })?.rows[0]?.[5]).toBe('over 4 mm²')
    const notes = electricianNotes({ design, result: worse }).join(' ')
    expect(notes).toContain('not every cable carries')
    expect(notes).toContain('ask before the panels are connected')
    const usual = electricianNotes({ design, result }).join(' ')
    expect(usual).toContain('each cable carries')
    expect(usual).toContain('(method 101)')
    expect(
      electricianNotes({ design, result: { ...result, electrical: { ...electrical, cableMethod: 'C' } } }).join(' '),
    ).toContain('(method C)')
    expect(usual).toContain('it need not be asked first')
  })

  it('names rooms with a bath, and is empty without panels', () => {
    const bath = design.rooms.find(({ kind }) => kind === 'bathroom' || kind === 'shower')
    expect(electricianNotes({ design, result: resultOf(design) }).join(' ')).toContain(
      `${bath?.name}: no panel in zone 0`,
    )
    const empty = { ...design, rooms: [] }
    expect(resultOf(empty).electrical).toBeNull()
    expect(electricianNotes({ design: empty, result: resultOf(empty) })).toEqual([])
    expect(circuitTable({ design: empty, result: resultOf(empty) })).toBeNull()
  })
})

describe('circuits by choice', () => {
  const row = (count: number, firstRow: number) =>
    Array.from({ length: count }, (_, panel) =>
      centredOn(3_000 + 1_300 * (panel % 6), 700 + 900 * (firstRow + Math.floor(panel / 6))),
    )
  const six = byHand(0, row(6, 0), 'C')
  const foundIn = (design: Design) => new Map(resultOf(design).rooms.map((room) => [room.id, room]))
  const reasonFor = (design: Design, to: WiringRequest, id = 'room') =>
    whyNotCircuits({ design, found: foundIn(design), id, to })

  it('split a room, with a cable and a length for each circuit', () => {
    const design = withCircuits(six, { id: 'room', to: { as: 'split', over: 2 } })
    expect(reasonFor(six, { as: 'split', over: 2 })).toBeNull()
    const result = resultOf(design)
    expect(result.electrical?.circuits.map(({ panels, lengthM }) => [panels, lengthM])).toEqual([
      // 1.0 up, 3.0 + 0.7, 1.3 to each of two: 7.3 m, and a tenth; 1.0 up, 6.9 + 0.7, 1.3 to each of two, and a tenth
      [3, 9],
      [3, 13],
    ])
    expect(fixingList({ design, result })[0]?.panels.map(({ circuit }) => circuit)).toEqual([1, 1, 1, 2, 2, 2])
    expect(electricianNotes({ design, result })).toContain('Circuits by choice: Room over 2.')
  })

  it('are refused with the reason, and reported where panels no longer allow them', () => {
    expect(reasonFor(byHand(0, row(2, 0), 'C'), { as: 'split', over: 3 })).toBe(
      'Room has 2 panels, too few for 3 circuits.',
    )
    const both = { ...six, rooms: six.rooms.map((room) => ({ ...room, panels: row(7, 0) })) }
    const why = 'Room and Hall together have 14 panels, and 1 circuit of 16 A takes no more than 13.'
    expect(reasonFor(both, { as: 'shared', with: 'room' }, 'hall')).toBe(why)
    const design = withCircuits(both, { id: 'hall', to: { as: 'shared', with: 'room' } })
    const result = resultOf(design)
    expect(result.electrical?.circuits.map(({ panels }) => panels)).toEqual([7, 7])
    expect(electricianNotes({ design, result })).toContain(`Circuits not as chosen: ${why}`)
  })

  it('are refused where sharing makes the route too long for any cable', () => {
    const FAR_MM = 100_000
    const far = newRoom({
      id: 'far',
      name: 'Far',
      kind: 'bedroom',
      at: { xMm: FAR_MM, yMm: 0 },
      lengthMm: 9_000,
      widthMm: 5_000,
    })
    const panels = row(6, 0).map((panel) => ({
      ...panel,
      westMm: panel.westMm + FAR_MM,
      eastMm: panel.eastMm + FAR_MM,
    }))
    const rooms = [
      ...six.rooms.map((room) => ({ ...room, panels: row(room.id === 'hall' ? 7 : 6, 0) })),
      { ...far, panels },
    ]
    const design = { ...six, rooms }
    expect(resultOf(design).electrical?.circuits.map(({ cableMm2 }) => cableMm2)).toEqual([1.5, 4])
    // 13 × 225 W ÷ 230 V = 12.7 A over more than 100 m: 11 mV × 12.7 A × 100 m = 14 V = 6 %
    expect(reasonFor(design, { as: 'shared', with: 'hall' }, 'far')).toContain('a volt drop of 5% on so long a route')
    expect(reasonFor(design, { as: 'shared', with: 'hall' })).toBeNull()
  })
})

describe('a bunch of circuits', () => {
  const placed = Array.from({ length: 14 }, (_, index) =>
    centredOn(3_000 + 1_300 * (index % 6), 700 + 900 * Math.floor(index / 6)),
  )
  const bunchOf = (bunched: number) => {
    const design = withWiring(byHand(0, placed, '101'), { bunched })
    return { design, result: resultOf(design) }
  }

  it('needs thicker cables, and says what Iz is for', () => {
    const cables = (bunched: number) => circuitTable(bunchOf(bunched))?.rows.map((row) => [row[5], row[6]])
    expect(cables(1)).toEqual([
      ['2.5 mm²', '17 A'],
      ['2.5 mm²', '17 A'],
    ])
    expect(cables(2)).toEqual([
      ['4 mm²', '17.6 A'],
      ['4 mm²', '17.6 A'],
    ])
    expect(cables(3)?.[0]).toEqual(['over 4 mm²', '15.4 A'])
    expect(electricianNotes(bunchOf(1)).join(' ')).toContain('Iz is for cables apart')
    const notes = electricianNotes(bunchOf(3)).join(' ')
    expect(notes).toContain('Iz is for cables that run together, 3 circuits in one bunch: they keep 70% of')
    expect(notes).toContain('not every cable carries')
  })
})
