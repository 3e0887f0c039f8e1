import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { evaluator } from '../../quantity/evaluate'
import { given } from '../../quantity/quantity'
import { OutOfRange } from '../../quantity/range-check'
import { workingOf } from '../../quantity/working'
import { usualAirChanges } from '../heat-loss/air-changes'
import type { Element } from '../heat-loss/room'
import { roomHeatLoss } from '../heat-loss/room-heat-loss'
import { AGE_BANDS } from '../u-values/age-bands'
import { type HomeAnswers, PROPERTY_TYPES } from './answers'
import { typicalHome } from './typical-home'
import { bridgingQuantity } from './usual-fabric'

const outdoor = given({
  key: 'climate.outdoor',
  name: 'Temperature outdoors on a cold day',
  unit: '°C',
  value: -2.2,
  source: { title: 'made up for this test', date: '2026-11-20', confidence: 'assumed' },
})
const SEMI: HomeAnswers = { propertyType: 'semi', floorAreaM2: 90, ageBand: 'D', nation: 'england', outdoor }
const coefficient = (changes: Partial<HomeAnswers>) => typicalHome({ ...SEMI, ...changes }).heatLossCoefficient.value
const step = (home: ReturnType<typeof typicalHome>, key: string) =>
  workingOf([home.designHeatLoss]).steps.find((candidate) => candidate.key === key)

describe('a typical home', () => {
  it.each([
    ['1900 to 1929, solid brick', { ageBand: 'B', loftInsulationMm: 100 }, 322.4, 79.5],
    ['1930 to 1966, cavity', { ageBand: 'D' }, 306.4, 75.6],
    [
      'the same, insulated',
      { ageBand: 'D', wallInsulation: 'cavity-filled', loftInsulationMm: 270, glazing: 'from-2002' },
      205.7,
      50.7,
    ],
    ['1976 to 1982', { ageBand: 'F' }, 251.4, 62],
    ['1996 to 2002', { ageBand: 'I' }, 184.5, 45.5],
    ['2003 to 2006', { ageBand: 'J' }, 142.4, 35.1],
    ['2012 to 2022', { ageBand: 'L' }, 120, 29.6],
    ['from 2023', { ageBand: 'M' }, 111.9, 27.6],
  ] as const)('%s: a semi of 90 m² is within 2 % of the reference', (_home, changes, wattsPerKelvin, wattsPerM2) => {
    const home = typicalHome({ ...SEMI, ...changes })
    expect(Math.abs(home.heatLossCoefficient.value / wattsPerKelvin - 1)).toBeLessThan(0.02)
    expect(Math.abs(home.wattsPerM2.value / wattsPerM2 - 1)).toBeLessThan(0.02)
  })

  it('re-evaluates with other values: a home to the Future Homes Standard', () => {
    const { heatLossCoefficient } = typicalHome({ ...SEMI, ageBand: 'M' })
    const [value] = evaluator([heatLossCoefficient])({
      'home.wall.u-value': 0.18,
      'home.roof.u-value': 0.11,
      'home.floor.resistance': 5.9,
      'home.window.u-value': 1.2,
      'home.door.u-value': 1,
      'home.bridging.y': 0.05,
      'home.air-changes': 0.4,
    })
    expect(Math.abs((value ?? NaN) / 84.2 - 1)).toBeLessThan(0.02)
  })

  it('has the surfaces of the reference', () => {
    const home = typicalHome(SEMI)
    const surface = {
      'home.footprint': 45,
      'home.outer-edge': 19.5,
      'home.wall.area': 80.3,
      'home.window.area': 13.5,
      'home.door.area': 3.7,
      'home.roof.area': 45,
      'home.floor.area': 45,
      'home.outer-surface': 187.5,
      'home.volume': 225,
    }
    for (const [key, value] of Object.entries(surface)) expect(step(home, key)?.value).toBeCloseTo(value, 9)
  })

  it('loses more the more sides are exposed', () => {
    const losses = (['detached', 'semi', 'terrace'] as const).map((propertyType) => coefficient({ propertyType }))
    expect(losses).toEqual(losses.toSorted((a, b) => b - a))
    expect(coefficient({ propertyType: 'flat-middle' })).toBeLessThan(
      Math.min(coefficient({ propertyType: 'flat-top' }), coefficient({ propertyType: 'flat-ground' })),
    )
  })

  it.each([
    ['flat-top', 90, 0],
    ['flat-middle', 0, 0],
    ['flat-ground', 0, 90],
    ['bungalow', 90, 90],
    ['terrace', 45, 45],
  ] as const)('has the roof and ground floor of a %s', (propertyType, roof, ground) => {
    const home = typicalHome({ ...SEMI, propertyType })
    expect([step(home, 'home.roof.area')?.value, step(home, 'home.floor.area')?.value]).toEqual([roof, ground])
  })

  it.each([
    ['filled cavities', { wallInsulation: 'cavity-filled' }],
    ['lined walls', { wallInsulation: 'lined' }],
    ['thickly lined walls', { wallInsulation: 'lined-thickly' }],
    ['a deep loft', { loftInsulationMm: 300 }],
    ['new windows', { glazing: 'from-2022' }],
    ['no draughts', { draughtiness: 'tight' }],
    ['walls of cob', { wallKind: 'cob' }],
  ] as const)('loses less with %s', (_what, changes) => expect(coefficient(changes)).toBeLessThan(coefficient({})))

  it.each([
    ['a bare loft', { loftInsulationMm: 0 }],
    ['single windows', { glazing: 'single' }],
    ['draughts', { draughtiness: 'draughty' }],
    ['one storey', { storeys: 1 }],
  ] as const)('loses more with %s', (_what, changes) => expect(coefficient(changes)).toBeGreaterThan(coefficient({})))

  it('treats a wall of unknown filling as built, within a spread that includes filling', () => {
    expect(coefficient({ wallInsulation: 'unknown' })).toBe(coefficient({ wallInsulation: 'none' }))
    expect(step(typicalHome(SEMI), 'home.wall.u-value')?.spread?.low).toBe(0.7)
    expect(step(typicalHome({ ...SEMI, wallInsulation: 'none' }), 'home.wall.u-value')?.spread?.low).toBeCloseTo(
      1.125,
      9,
    )
    expect(step(typicalHome({ ...SEMI, ageBand: 'B' }), 'home.wall.u-value')?.spread?.low).toBeCloseTo(1.275, 9)
  })

  it.each([
    ['E', undefined, 0.8],
    ['E', 'double-12mm', 0.8],
    ['E', 'from-2002', 0.6],
    ['F', undefined, 0.6],
    ['H', 'from-2022', 0.6],
    ['I', undefined, 0.5],
  ] as const)('of band %s with windows %s has %d air changes per hour', (ageBand, glazing, rate) =>
    expect(usualAirChanges({ ageBand, ...(glazing && { glazing }) })).toBe(rate),
  )

  const homes = fc.record({
    propertyType: fc.constantFrom(...PROPERTY_TYPES.map(({ value }) => value)),
    ageBand: fc.constantFrom(...AGE_BANDS),
    floorAreaM2: fc.double({ min: 5, max: 1_000, noNaN: true }),
  })

  it('is the sum of its parts, has every input within its spread, and always the same steps', () => {
    const keys = workingOf([typicalHome(SEMI).designHeatLoss]).steps.map(({ key }) => key)
    fc.assert(
      fc.property(homes, (answers) => {
        const home = typicalHome({ ...SEMI, ...answers })
        expect(home.heatLossCoefficient.value).toBeCloseTo(
          home.parts.reduce((sum, { value }) => sum + value, 0),
          9,
        )
        for (const { value } of home.parts) expect(value).toBeGreaterThanOrEqual(0)
        expect(home.designHeatLoss.value).toBeCloseTo(home.heatLossCoefficient.value * 22.2, 6)
        const { steps } = workingOf([home.designHeatLoss])
        expect(steps.map(({ key }) => key)).toEqual(keys)
        for (const { value, spread } of steps) {
          if (!spread) continue
          expect(spread.low).toBeLessThanOrEqual(value)
          expect(spread.high).toBeGreaterThanOrEqual(value)
        }
        expect(evaluator([home.designHeatLoss])({})).toEqual([home.designHeatLoss.value])
      }),
    )
  })

  it('has a wall area of zero rather than less when windows and doors exceed it', () => {
    expect(
      step(typicalHome({ ...SEMI, propertyType: 'terrace', floorAreaM2: 1_000, storeys: 1 }), 'home.wall.area')?.value,
    ).toBe(0)
  })

  it('loses more the larger it is', () => {
    fc.assert(
      fc.property(homes, (answers) => {
        expect(
          coefficient({ ...answers, floorAreaM2: Math.min(1_000, answers.floorAreaM2 * 1.2 + 1) }),
        ).toBeGreaterThanOrEqual(coefficient(answers))
      }),
    )
  })

  it.each([
    { floorAreaM2: 4 },
    { floorAreaM2: NaN },
    { floorAreaM2: 1_001 },
    { storeys: 0 },
    { loftInsulationMm: -5 },
    { outdoor: { ...outdoor, value: 20 } },
  ])('rejects %j', (changes) => expect(() => typicalHome({ ...SEMI, ...changes })).toThrow(OutOfRange))
})

describe('a typical home as one room', () => {
  const homes = fc.record({
    propertyType: fc.constantFrom(...PROPERTY_TYPES.map(({ value }) => value)),
    ageBand: fc.constantFrom(...AGE_BANDS),
    floorAreaM2: fc.double({ min: 40, max: 400, noNaN: true }),
  })

  it('has the same loss', () => {
    fc.assert(
      fc.property(homes, (answers) => {
        const home = typicalHome({ ...SEMI, ...answers, draughtiness: 'typical' })
        const surface = (element: string) => {
          const [area, u] = home.parts.find(({ key }) => key === `home.${element}.loss`)?.inputs ?? []
          if (!area || !u) throw new Error(`No ${element}`)
          return { id: element, name: element, areaM2: area.value, u }
        }
        const elements: Element[] = [
          { ...surface('wall'), kind: 'wall', beyond: { space: 'outside' } },
          { ...surface('window'), kind: 'window', beyond: { space: 'outside' } },
          { ...surface('door'), kind: 'door', beyond: { space: 'outside' } },
          { ...surface('roof'), kind: 'roof', beyond: { space: 'outside' } },
          { ...surface('floor'), kind: 'floor', beyond: { space: 'ground' } },
        ]
        const { coefficient: whole, heatLoss } = roomHeatLoss({
          room: {
            id: 'all',
            name: 'the home',
            kind: 'living',
            floorAreaM2: answers.floorAreaM2,
            heightM: 2.5,
            indoorC: 20,
            elements,
          },
          conditions: {
            ageBand: answers.ageBand,
            outdoor,
            bridging: bridgingQuantity({ ...SEMI, ...answers }),
            air: { method: 'current', draughtiness: 'typical' },
            neighbours: 'as-warm',
          },
        })
        expect(whole.value).toBeCloseTo(home.heatLossCoefficient.value, 9)
        expect(heatLoss.value).toBeCloseTo(home.designHeatLoss.value, 6)
      }),
    )
  })
})
