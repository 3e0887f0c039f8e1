import { expect, it } from 'vitest'

import { sampleQuantity } from '../../../../tests/fixtures/sample-quantity'
import { radiantTemperature, ratedSurface } from './panel-radiance'
import { riseAtPower, riseAtStatedTemperature } from './radiant-rise'
import { netRadiantFlux, STEFAN_BOLTZMANN } from './radiation'

const air = sampleQuantity('air', 20)
const PANEL = {
  powerWatts: 225,
  widthMm: 1_200,
  heightMm: 600,
  source: { title: 'A sample', date: '2026-11-20', confidence: 'assumed' },
} as const

it('a panel of 225 W is at about 62 °C, not at its stated 52.5 °C', () =>
  expect(ratedSurface({ panel: PANEL, air }).value).toBeCloseTo(62.4, 1))

it('a larger panel of the same power is cooler', () =>
  expect(ratedSurface({ panel: { ...PANEL, heightMm: 900 }, air }).value).toBeLessThan(50))

it('a grey panel radiates less than a black one, consistent with its net flux', () => {
  const found = radiantTemperature({ surface: sampleQuantity('surface', 62.4), air }).value
  expect(found).toBeLessThan(62.4)
  const black = STEFAN_BOLTZMANN * ((found + 273.15) ** 4 - 293.15 ** 4)
  expect(black).toBeCloseTo(netRadiantFlux({ emissivity: 0.9, surfaceC: 62.4, surroundingsC: 20 }), 9)
})

it('a panel of 225 W radiates 38.8 K above the air; at its stated temperature less, and no front is above 400 °C', () => {
  const front = { ...PANEL, operatingTempC: 52.5 }
  const riseAt = (watts: number) => riseAtPower({ panel: front, power: sampleQuantity('power', watts) }).value
  expect(riseAt(225)).toBeCloseTo(38.8, 1)
  expect(riseAtStatedTemperature(front).value).toBeCloseTo(29.7, 1)
  expect(riseAt(30_000)).toBe(riseAt(20_000))
})
