import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { FIRST_TYPED } from '@/lib/calculators/engine/home-questions'
import { SAMPLE_BASIS } from '@/lib/calculators/quick/sample-numbers'

import { QuickCalculator } from './quick-calculator'

test('on phones the initials of the months are directly over the longest bar', () => {
  const html = renderToStaticMarkup(<QuickCalculator typed={FIRST_TYPED} basis={SAMPLE_BASIS} />)
  const bars = [...html.matchAll(/h-9\.5[^>]*\* ([\d.]+)\)/g)].map(([, length]) => length)
  const longest = bars.toSorted().at(-1)
  expect(bars.length).toBeGreaterThan(2)
  expect(html.match(/class="pb-1 md:hidden"><div[^>]*\* ([\d.]+)\)/)?.[1]).toBe(longest)
})
