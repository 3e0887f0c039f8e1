import { expect, test } from 'vitest'

import { SAMPLE_BASIS } from '@/lib/calculators/quick/sample-numbers'
import { formatFigure } from '@/lib/content/printed-figures'
import { blendedPencePerKwh } from '@/lib/domain/energy-costs/blended-price'
import { namedFiguresOn } from '@/lib/domain/energy-costs/named-figures'

import { economy7 } from './blog/posts/economy-7'
import { energyTips } from './pages/energy-tips'
import { SOURCE_SEEDS } from './pages/pages'

const named = namedFiguresOn(SAMPLE_BASIS)
if (!named.ok) throw new Error(named.reason)
const figureOf = (key: string) => {
  const figure = named.figures.find((one) => one.key === key)
  if (!figure) throw new Error(`No figure "${key}"`)
  return figure
}
const printed = (key: string) => formatFigure(figureOf(key))
const [night, day, single] = ['price.economy-7-night', 'price.economy-7-day', 'price.electricity'].map(figureOf)

const OF_A_YEAR_KWH = 5_000
const AT_NIGHT = 0.4

test('the tip on Economy 7 uses the assumptions of the calculators', () => {
  const pence = blendedPencePerKwh([
    { share: AT_NIGHT, pencePerKwh: night?.value ?? NaN },
    { share: 1 - AT_NIGHT, pencePerKwh: day?.value ?? NaN },
  ])
  const worth = `£${Math.round((((single?.value ?? NaN) - pence) * OF_A_YEAR_KWH) / 100)}`
  const text = JSON.stringify(energyTips)
  expect(text).toContain(`["13. Economy 7, 40% at night","–","${worth}"]`)
  expect(text).toContain(`**At 40% it is worth ${worth} on 5,000 kWh.**`)
  expect(text).toContain(`more than ${printed('break-even.economy-7')} of your electricity at night`)
  expect(text).toContain(
    `${printed('price.economy-7-night')} by night and ${printed('price.economy-7-day')} by day, instead of ${printed('price.electricity')}`,
  )
  expect(text).toContain(`about ${printed('share.panels-at-night')} at night`)
})

test('the post on Economy 7 has its shares from the records, where they can change', () => {
  expect(JSON.stringify(economy7)).toContain('{number:break-even.economy-7}')
  expect(JSON.stringify([economy7, SOURCE_SEEDS.find(({ key }) => key === 'economy-7-range')])).not.toMatch(
    /\d(?:%|p\b)/,
  )
})

test('a penny more for a day unit raises the break-even by about five points', () => {
  const [n, d, s] = [night?.value ?? NaN, day?.value ?? NaN, single?.value ?? NaN]
  expect((d + 1 - s) / (d + 1 - n) - (d - s) / (d - n)).toBeCloseTo(0.05, 2)
})
