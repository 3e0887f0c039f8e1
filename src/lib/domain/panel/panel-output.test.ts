import { describe, expect, it, test } from 'vitest'

import { evaluator } from '../quantity/evaluate'
import { workingOf } from '../quantity/working'
import type { PanelRecord } from './panel-givens'
import { panelOutput } from './panel-output'

const RECORD: PanelRecord = {
  source: { title: 'Product data sheet', date: '2026-11-20', confidence: 'assumed' },
  powerWatts: 225,
  powerDensityWattsPerM2: 440,
  voltage: 230,
  resistanceOhms: 235,
  widthMm: 1_200,
  heightMm: 600,
  heatingWidthMm: 470,
  weightKg: 6.6,
  operatingTempC: 52.5,
}
const panel = panelOutput({ record: RECORD, behind: 'heated-room' })

test.each([
  ['power', 225.106, 3],
  ['current', 0.9787, 4],
  ['density', 312.5, 6],
  ['heatedArea', 0.5114, 4],
  ['heatedLength', 1.088, 3],
  ['radiantFlux', 197.04, 2],
  ['radiant', 141.87, 2],
  ['convective', 23.4, 6],
  ['front', 165.27, 2],
  ['frontShare', 0.7345, 4],
  ['convectiveFraction', 0.1416, 4],
  ['surfaceForRated', 62.4, 1],
  ['warmUp', 14.3, 6],
  ['earlyRise', 11.364, 3],
  ['peakWavelength', 8.9, 2],
  ['back', 35.1, 6],
  ['lost', 0, 6],
  ['unaccounted', 24.63, 2],
] as const)('%s is %d', (name, value, digits) => expect(panel[name].value).toBeCloseTo(value, digits))

describe('the back', () => {
  it.each([
    ['insulated-loft', 5.47],
    ['uninsulated-loft', 78.66],
  ] as const)('below an %s loses %d W', (behind, watts) => {
    const { lost, back } = panelOutput({ record: RECORD, behind })
    expect(lost.value).toBeCloseTo(watts, 2)
    expect(back.value).toBe(lost.value)
  })
})

describe('the working', () => {
  const { steps } = workingOf(Object.values(panel))

  it('names each step once, in plain words, with the source of each input', () => {
    expect(new Set(steps.map(({ name }) => name)).size).toBe(steps.length)
    for (const { inputs, formula, source } of steps) expect(inputs.length > 0 ? formula : source?.title).toBeTruthy()
  })

  it('marks all our assumptions, with their uncertainty', () => {
    const assumed = steps.filter(({ source }) => source && source !== RECORD.source)
    expect(assumed.map(({ key }) => key)).toEqual(
      expect.arrayContaining(['panel.emissivity', 'panel.convection', 'panel.back-u-value', 'panel.heat-capacity']),
    )
    for (const { value, spread } of assumed) {
      expect(spread?.low).toBeLessThan(value)
      expect(spread?.high).toBeGreaterThan(value)
    }
  })

  it('re-evaluates with other assumptions', () => {
    const again = evaluator([panel.front, panel.surfaceForRated, panel.power])
    const [front = NaN, surface = NaN, power = NaN] = again({ 'panel.convection': 2, 'panel.voltage': 253 })
    expect(front).toBeCloseTo(165.27 + 23.4, 2)
    expect(surface).toBeCloseTo(58, 1)
    expect(power).toBeCloseTo(272.379, 3)
  })
})
