import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import type { SolarMonth } from '@/lib/domain/solar/solar-year'

import { MonthChart } from './month-chart'

const month = (madeKwh: number, needHeatingKwh: number): SolarMonth => ({
  madeKwh,
  needHeatingKwh,
  needHouseholdKwh: 0,
  heatingKwh: 0,
  householdKwh: 0,
  lostKwh: 0,
  exportedKwh: madeKwh,
  boughtKwh: needHeatingKwh,
})
const months = Array.from({ length: 12 }, (_, index) => month(index === 5 ? 440 : 100, 1_900 - 100 * index))

test('prints the heating of every month on its bar, and names both bars once', () => {
  const html = renderToStaticMarkup(
    <MonthChart year={{ months, year: month(1_540, 16_200), winterShare: 0, darkestShare: 0, madeInDarkest: 0 }} />,
  )
  const bars = [...html.slice(0, html.indexOf('</ol>')).matchAll(/<li.*?<\/li>/g)].map(([bar]) => bar)
  expect(bars.map((bar) => />([\d,]+)</.exec(bar)?.[1]).slice(0, 2)).toEqual(['1,900', '1,800'])
  expect(bars.map((bar) => bar.includes('>heating, kWh<')).lastIndexOf(true)).toBe(0)
  expect(bars.flatMap((bar, index) => (bar.includes('>roof<') ? [index] : []))).toEqual([5])
})
