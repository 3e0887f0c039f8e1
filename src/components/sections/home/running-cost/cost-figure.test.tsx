import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { SAMPLE_PRICES } from '@/lib/calculators/quick/sample-numbers'

import { drawResult } from './result'

test('the initials of the months are once, directly over the first bar', () => {
  const { figure } = drawResult({ fields: new FormData(), prices: SAMPLE_PRICES })
  const [first = '', ...others] = renderToStaticMarkup(figure).split('<dd').slice(1)
  expect(first.indexOf('>J</span>')).toBeGreaterThan(0)
  expect(first.indexOf('>J</span>')).toBeLessThan(first.indexOf('h-9.5'))
  expect(others.join('')).not.toContain('>J</span>')
})
