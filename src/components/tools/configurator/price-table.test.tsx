import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { fittedPrice } from '@/lib/calculators/configurator/price'

import { PriceTable } from './price-table'

test('a price known only after a survey is hatched, not in italics', () => {
  const prices = { panelPence: 28_900, deliveryPence: 15_000, installPencePerPanel: 15_000 }
  const html = renderToStaticMarkup(
    <PriceTable price={fittedPrice({ panels: 2, panelName: null, thermostats: 1, prices })} />,
  )
  const cells = [...html.matchAll(/<td([^>]*)>(.*?)<\/td>/g)]
  const hatched = cells.map(([, looks = '']) => looks.includes('repeating-linear-gradient'))
  expect(hatched).toEqual(cells.map(([, , cell = '']) => cell.includes('After a survey')))
  expect(hatched.filter(Boolean)).toHaveLength(2)
  expect(html).not.toContain('italic')
})
