import { expect, it } from 'vitest'

import { given } from '../quantity/quantity'
import { radiantTemperature, ratedSurface } from './panel-radiance'
import { netRadiantFlux, STEFAN_BOLTZMANN } from './radiation'

const of = (key: string, value: number) =>
  given({ key, name: key, unit: '°C', value, source: { title: 'A test', date: '2026-11-22', confidence: 'assumed' } })
const air = of('air', 20)

it('a panel of 225 W is at about 62 °C, not at its stated 52.5 °C', () =>
  expect(ratedSurface(air).value).toBeCloseTo(62.4, 1))

it('a grey panel radiates less than a black one, consistent with its net flux', () => {
  const found = radiantTemperature({ surface: of('surface', 62.4), air }).value
  expect(found).toBeLessThan(62.4)
  const black = STEFAN_BOLTZMANN * ((found + 273.15) ** 4 - 293.15 ** 4)
  expect(black).toBeCloseTo(netRadiantFlux({ emissivity: 0.9, surfaceC: 62.4, surroundingsC: 20 }), 9)
})
