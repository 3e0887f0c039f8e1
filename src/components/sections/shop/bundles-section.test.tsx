import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { BundlesSection } from './bundles-section'

const BUNDLE = {
  slug: 'eleven-panels',
  name: 'Eleven panels',
  description: '',
  isForRoom: true,
  items: [],
  lines: [],
  pieces: 11,
  basePence: 317_900,
  finalPence: 317_900,
  deliveredPence: 332_900,
  savingPence: 0,
  isDiscounted: false,
  isInStock: true,
}
const words = (changes: object) =>
  renderToStaticMarkup(
    <BundlesSection title="Bundles" bundles={[{ ...BUNDLE, ...changes }]} cartActionOf={() => null} />,
  )

test('a bundle at the price of its pieces saves nothing, and does not say so', () => {
  expect(words({})).toContain('£3,329.00 delivered')
  expect(words({})).not.toContain('less than')
})

test('a discount is compared with the same pieces in an order', () =>
  expect(words({ finalPence: 300_000, savingPence: 17_900, isDiscounted: true })).toContain(
    '£179.00 less than the same 11 pieces in an order.',
  ))
