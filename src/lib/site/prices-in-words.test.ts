import { expect, it } from 'vitest'

import { pricesInWords } from './prices-in-words'
import { sourceInWords } from './source-in-words'

const cap = { source: 'Ofgem price cap', period: 'October to December 2026' }

it('prices are named by source and period, and said to be old once they are', () => {
  expect(pricesInWords({ ...cap, isOver: false })).toBe('Ofgem price cap, October to December 2026')
  expect(pricesInWords({ ...cap, isOver: true })).toBe(
    'Ofgem price cap, October to December 2026; newer prices are not yet entered',
  )
})

it('a source that is an assumption is said to be of low confidence', () => {
  expect(sourceInWords({ title: 'Our assumption', confidence: 'assumed' })).toBe('Our assumption, low confidence.')
  expect(sourceInWords({ title: 'A trial', confidence: 'verified' })).toBe('A trial.')
})
