import { describe, expect, it, test } from 'vitest'

import { COMFORT } from '@/app/api/calculate/examples'
import { openApiDocument } from '@/app/api/calculate/open-api'
import type { AgeBand } from '@/lib/domain/building/u-values/age-bands'
import type { Nation } from '@/lib/domain/building/u-values/nations'
import { stoneU } from '@/lib/domain/building/u-values/solid-walls'
import { windowU } from '@/lib/domain/building/u-values/windows'
import { evaluator } from '@/lib/domain/quantity/evaluate'
import { OutOfRange } from '@/lib/domain/quantity/range-check'
import { comfortQuestionSchema } from '@/lib/schemas/calculate/comfort'

import { BASIS } from '../../../../tests/fixtures/basis'
import { calculateCircuits } from './circuits'
import { calculateComfort } from './comfort'
import { refusalsOfPieces } from './pieces'
import { calculated } from './result'
import { type UValueInput, uValueOf } from './u-value'

describe('comfort', () => {
  const { person, ...question } = comfortQuestionSchema.parse(COMFORT)
  const asked = { ...question, basis: BASIS }

  it('outside the range of ISO 7730 has every result but the vote', () => {
    const humid = calculateComfort({ ...asked, airC: 29, person: { met: 1, clo: 0.5, relativeHumidityPct: 100 } })
    expect(humid).toMatchObject({
      ok: true,
      answer: { result: { operativeC: expect.any(Number), vote: { ok: false, reason: 'not-covered' } } },
    })
    expect(calculateComfort({ ...asked, person })).toMatchObject({ answer: { result: { vote: { ok: true } } } })
  })
})

test('an error does not expose internal quantity names', () => {
  const refusal = (quantity: string) =>
    calculated({
      fields: { differenceK: 'room.indoorC' },
      calculate: () => {
        throw new OutOfRange(quantity, 0, [1, 60])
      },
    })
  expect(refusal('differenceK')).toEqual({
    ok: false,
    errors: [{ path: 'room.indoorC', message: 'Must be 1 to 60 °C warmer than outdoors' }],
  })
  expect(refusal('volumeM3')).toMatchObject({
    errors: [{ path: '', message: expect.not.stringContaining('volumeM3') }],
  })
})

const HOME = { ageBand: 'C', nation: 'england' } as const
const uOf = (asked: UValueInput, built: { ageBand: AgeBand; nation: Nation } = HOME) =>
  uValueOf({ key: 'wall.u', name: 'U-value', asked, built })

describe('a U-value', () => {
  it.each<[UValueInput, number]>([
    [{ from: 'value', wattsPerM2K: 0.31 }, 0.31],
    [{ from: 'walls', construction: 'cavity' }, 1.5],
    [{ from: 'walls', construction: 'granite', thicknessMm: 400 }, stoneU({ stone: 'granite', thicknessMm: 400 })],
    [{ from: 'windows', glazing: 'single', metalFrame: true, inRoof: false }, 5.7],
    [
      { from: 'windows', glazing: 'from-2022', metalFrame: false, inRoof: true },
      windowU({ glazing: 'from-2022', inRoof: true }),
    ],
    [{ from: 'doors' }, 3],
    [{ from: 'roofs', roof: 'flat' }, 2.3],
    [{ from: 'lofts', insulationMm: 270 }, 0.16],
    [{ from: 'exposed-floors' }, 1.2],
    [{ from: 'ground-floors', floorAreaM2: 45, perimeterM: 0, wallThicknessM: 0.3 }, 0],
  ])('%o', (asked, expected) => {
    const { value, source } = uOf(asked)
    expect(value).toBeCloseTo(expected, 9)
    expect(source.title).toMatch(asked.from === 'value' ? 'Your answer' : /RdSAP|ISO 13370/)
  })

  it('of a ground floor depends on the usual construction for its age', () => {
    const floor: UValueInput = { from: 'ground-floors', floorAreaM2: 45, perimeterM: 20, wallThicknessM: 0.3 }
    expect(uOf(floor, { ...HOME, ageBand: 'A' }).value).not.toBeCloseTo(uOf(floor).value, 3)
  })

  it('of a solid floor includes a formula that can be checked by hand', () => {
    const u = uOf({ from: 'ground-floors', floorAreaM2: 45, perimeterM: 19.5, wallThicknessM: 0.3 })
    expect(u.value).toBeCloseTo(0.6355, 4)
    expect(u.formula).toContain('B = 2A ÷ P, d = w + λ × (0.17 + R + 0.04)')
    expect(u.inputs.map(({ key, value, unit }) => [key, value, unit])).toEqual([
      ['wall.u.floor-area', 45, 'm²'],
      ['wall.u.edge', 19.5, 'm'],
      ['wall.u.wall-thickness', 0.3, 'm'],
      ['ground.conductivity', 1.5, 'W/mK'],
      ['home.floor.resistance', 0, 'm²K/W'],
    ])
    expect(u.inputs.map(({ source }) => source?.title)).toEqual([
      'Your answer',
      'Your answer',
      'Usual thickness of external walls',
      expect.stringMatching('ISO 13370'),
      expect.stringMatching('ISO 13370'),
    ])
    const [more] = evaluator([u])({ 'ground.conductivity': 2 })
    expect(more).toBeGreaterThan(u.value)
  })

  it('of a suspended floor has another formula', () => {
    const u = uOf(
      { from: 'ground-floors', floorAreaM2: 45, perimeterM: 19.5, wallThicknessM: 0.35 },
      { ...HOME, ageBand: 'A' },
    )
    expect(u.formula).toContain('1 ÷ (0.34 + R + 1 ÷ (G + X))')
    expect(u.inputs.map(({ value }) => value)).toEqual([45, 19.5, 0.35, 1.5, 0.2])
    expect(u.inputs[2]?.source?.title).toBe('Your answer')
  })

  it('of a floor with unknown perimeter states the assumed perimeter', () => {
    const [, edge] = uOf({ from: 'ground-floors', floorAreaM2: 36, perimeterM: null, wallThicknessM: 0.3 }).inputs
    expect(edge).toMatchObject({ value: 12, formula: '2 × √A', source: { confidence: 'assumed' } })
    const [smallest] = uOf({ from: 'ground-floors', floorAreaM2: 0.2, perimeterM: null, wallThicknessM: 0.3 }).inputs
    expect(smallest).toMatchObject({ value: 1, source: { confidence: 'assumed' } })
  })

  it.each([
    [400, 'Your answer'],
    [undefined, 'Usual thickness of a stone wall'],
  ])('of old stone %s mm thick depends on its thickness, and says so', (thicknessMm, title) => {
    const u = uOf({ from: 'walls', construction: 'granite', thicknessMm })
    expect(u.value).toBeCloseTo(stoneU({ stone: 'granite', thicknessMm: thicknessMm ?? 500 }), 9)
    expect(u).toMatchObject({
      formula: '45.315 ÷ W^0.513',
      inputs: [{ key: 'wall.u.thickness', value: thicknessMm ?? 500, unit: 'mm', source: { title } }],
    })
  })

  it('of newer stone depends on its age', () =>
    expect(uOf({ from: 'walls', construction: 'granite' }, { ...HOME, ageBand: 'F' })).toMatchObject({
      value: 1.7,
      inputs: [],
    }))
})

describe('pieces of a room', () => {
  const room = { lengthM: 5, widthM: 4, heightM: 2.4 }
  const at = (x: number, on: 'ceiling' | 'floor' = 'ceiling') => ({
    path: `panels.${x}`,
    piece: { on, x: [x, x + 1], y: [1, 2] } as const,
  })

  it('may touch, and overlap on different faces', () =>
    expect(refusalsOfPieces({ room, placed: [at(0), at(1), at(0, 'floor')] })).toEqual([]))
  it('must not overlap', () =>
    expect(refusalsOfPieces({ room, placed: [at(0), at(0.5)] })).toEqual([
      { path: 'panels.0.5', message: 'Lies over another window or panel' },
    ]))
  it('must stay within the room', () =>
    expect(refusalsOfPieces({ room, placed: [at(4.5)] })).toMatchObject([{ path: 'panels.4.5.xM.1' }]))
})

describe('circuits', () => {
  const planned = (asked: { panels: number; panelWatts: number; panelsPerCircuit: number }) => {
    const found = calculateCircuits({ ...asked, basis: BASIS })
    if (!found.ok) throw new Error(found.errors[0]?.message)
    const { circuits, panelsOnEach, fullest } = found.answer.result
    return { circuits, panelsOnEach, isAllowed: fullest.isAllowed }
  }

  it('have no more panels than their breakers carry', () => {
    expect(planned({ panels: 20, panelWatts: 1_000, panelsPerCircuit: 13 })).toEqual({
      circuits: 7,
      panelsOnEach: [3, 3, 3, 3, 3, 3, 2],
      isAllowed: true,
    })
    expect(planned({ panels: 2, panelWatts: 3_345, panelsPerCircuit: 13 })).toEqual({
      circuits: 2,
      panelsOnEach: [1, 1],
      isAllowed: true,
    })
  })

  it.each([
    [1.5, '101', { capacityAmps: 13, carriesBreaker: false, isWithinLimit: true, isAllowed: false, thinnestMm2: 2.5 }],
    [1.5, 'C', { capacityAmps: 20, carriesBreaker: true, isWithinLimit: true, isAllowed: true, thinnestMm2: 1.5 }],
    [2.5, '103', { capacityAmps: 13.5, carriesBreaker: false, isWithinLimit: true, isAllowed: false, thinnestMm2: 4 }],
  ] as const)('need a cable that carries the breaker: %d mm² by method %s', (mm2, method, cable) => {
    const found = calculateCircuits({
      basis: BASIS,
      panels: 13,
      panelWatts: 225,
      panelsPerCircuit: 13,
      cable: { mm2, method, lengthM: 25 },
    })
    expect(found).toMatchObject({ ok: true, answer: { result: { cable } } })
  })

  it('may draw 1,000 A together where the supply is checked, and the documentation says so', () => {
    const asked = { basis: BASIS, panelWatts: 230, panelsPerCircuit: 13, supply: { mainFuseAmps: 100, loads: [] } }
    expect(calculateCircuits({ ...asked, panels: 1_000 })).toMatchObject({ ok: true })
    expect(calculateCircuits({ ...asked, panels: 1_001 })).toEqual({
      ok: false,
      errors: [{ path: 'panels', message: 'Must draw no more than 1,000 A together' }],
    })
    expect(JSON.stringify(openApiDocument())).toContain('up to 1,000 A in total')
  })

  it('hold thirteen standard panels, or fewer on request', () => {
    expect(planned({ panels: 13, panelWatts: 225, panelsPerCircuit: 13 })).toEqual({
      circuits: 1,
      panelsOnEach: [13],
      isAllowed: true,
    })
    expect(planned({ panels: 13, panelWatts: 225, panelsPerCircuit: 6 })).toEqual({
      circuits: 3,
      panelsOnEach: [5, 4, 4],
      isAllowed: true,
    })
  })
})

it('an internal error is not reported as a bad request', () => {
  const fail = () => {
    throw new Error('broken')
  }
  expect(() => calculated({ fields: {}, calculate: fail })).toThrow('broken')
})
