import { expect, test } from 'vitest'

import { leadSourceLabel } from './lead-source'

test.each([
  ['hero-section', 'Home page, top'],
  ['quick-calculator', 'Quick calculator'],
  ['shop-ceiling-panel-225', 'Shop ceiling panel 225'],
  ['Trade fair, March', 'Trade fair, March'],
  ['', ''],
])('%s is shown as %s', (source, label) => {
  expect(leadSourceLabel(source)).toBe(label)
})
