import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { ownFigureLimits } from '@/lib/domain/estimate/own-figure-limits'
import type { OwnFigures } from '@/lib/domain/estimate/project'
import { inOrder } from '@/lib/domain/quantity/evaluate'
import type { Quantity } from '@/lib/domain/quantity/quantity'
import { professionalProjectSchema } from '@/lib/schemas/calculate/professional-project'

import { ownFigureWords } from '../own-figure-words'
import { SAMPLE_BASIS } from '../quick/sample-numbers'
import { EXAMPLE_PROJECT } from './example-project'
import { ownFiguresUsed } from './own-figures-used'
import { projectResult } from './project-result'
import { typedAt } from './typed-at'

const PROJECT = { ...EXAMPLE_PROJECT, rooms: EXAMPLE_PROJECT.rooms.slice(0, 2) }
const worked = (own: OwnFigures = {}) => projectResult({ project: { ...PROJECT, own }, basis: SAMPLE_BASIS })
const GIVEN: readonly Quantity[] = inOrder(worked().quantities).filter(({ inputs }) => inputs.length === 0)
const CHANGED = GIVEN.flatMap((figure) => {
  const limits = ownFigureLimits(figure.key)
  return limits ? [{ ...figure, limits }] : []
})
const wattsOf = (own: OwnFigures) => worked(own).totals?.heatLoss.value ?? NaN

describe('every input of a project', () => {
  it('can be changed, here or where it was entered, unless fixed by law, manufacturer or physics', () => {
    const settled = GIVEN.filter(({ key }) => !ownFigureLimits(key) && !typedAt(key)).map(({ key }) => key)
    expect(settled).toEqual([
      'circuits.panels-on-a-breaker',
      'circuits.volts',
      'circuits.highest-volts',
      'cable.millivolts',
      'cable.capacity',
      'supply.main-fuse',
      'efficiency.direct',
    ])
  })

  it.each(CHANGED)('$key: our value is within its limits, and both limits take effect', ({ key, value, limits }) => {
    for (const own of [limits.min, limits.max]) {
      expect(value).toBeGreaterThanOrEqual(limits.min)
      expect(value).toBeLessThanOrEqual(limits.max)
      const { quantities } = worked({ [key]: own })
      expect(quantities.every((quantity) => Number.isFinite(quantity.value))).toBe(true)
    }
    expect(ownFiguresUsed(worked({ [key]: value }).quantities)).toMatchObject([{ key, value, insteadOf: { value } }])
  })

  it('can be changed in any combination without a crash', () => {
    const some = fc
      .subarray(CHANGED)
      .chain((figures) =>
        fc.tuple(
          ...figures.map(({ key, limits: { min, max } }) =>
            fc.tuple(fc.constant(key), fc.double({ min, max, noNaN: true })),
          ),
        ),
      )
    fc.assert(
      fc.property(some, (own) => void expect(() => worked(Object.fromEntries(own))).not.toThrow()),
      { numRuns: 40 },
    )
  })
})

describe('a custom figure', () => {
  it('changes everything derived from it, and records the original', () => {
    const ours = worked()
    const colder = worked({ 'climate.outdoor': -12 })
    expect(wattsOf({ 'climate.outdoor': -12 })).toBeGreaterThan(wattsOf({}))
    expect(colder.rooms[0]).not.toMatchObject({ difference: ours.rooms[0]?.ok && ours.rooms[0].difference })
    expect(ownFiguresUsed(colder.quantities).map((figure) => `${figure.name}: ${ownFigureWords(figure)}`)).toEqual([
      expect.stringMatching(/^Temperature outdoors on a cold day: −12\s°C, instead of −2.2\s°C$/),
    ])
    expect(ownFiguresUsed(ours.quantities)).toEqual([])
  })

  it('for a price replaces a missing one, and for a load affects the supply check', () => {
    const systemsOf = (own: OwnFigures) => worked(own).year?.systems.map(({ system }) => system) ?? []
    expect(systemsOf({})).not.toContain('oil')
    expect(systemsOf({ 'price.oil': 7 })).toContain('oil')
    expect(worked().withoutPrice.map(({ system }) => system)).toEqual(['oil', 'lpg'])
    expect(worked().circuits?.supply.outcome).toBe('tight')
    expect(worked({ 'supply.load.shower': 0 }).circuits?.supply.outcome).toBe('fits')
  })

  it('is saved in a project file within its limits; older files have none', () => {
    const parse = (own: unknown) => professionalProjectSchema.safeParse({ ...PROJECT, own })
    expect(parse({ 'price.electricity': 31 }).data?.own).toEqual({ 'price.electricity': 31 })
    expect(parse(undefined).data?.own).toEqual({})
    expect(parse({ 'price.electricity': 900 }).error?.issues[0]).toMatchObject({
      path: ['own', 'price.electricity'],
      message: 'Must be a number from 0.1 to 200',
    })
    expect(parse({ 'circuits.volts': 240 }).error?.issues[0]).toMatchObject({
      path: ['own', 'circuits.volts'],
      message: 'Not a figure that can be changed',
    })
    expect(parse(Object.fromEntries(Array.from({ length: 101 }, (_, index) => [`price.p${index}`, 1]))).success).toBe(
      false,
    )
  })
})

describe('typedAt', () => {
  it.each([
    ['room.r2.indoor', { in: 'row', roomId: 'r2', column: 6 }],
    ['room.r1.element.wall.u', { in: 'parts', roomId: 'r1' }],
    ['cable.length', { in: 'home', field: 'cableLengthM' }],
    ['room.r1.rule', null],
    ['carbon.desnz-2025.gas', null],
  ])('%s', (key, location) => expect(typedAt(key)).toEqual(location))
})
