import { expect, it } from 'vitest'

import { formatPrices } from './prices'

const cap = { source: 'Ofgem price cap', period: 'October to December 2026', vat: 'with 5% VAT' }

it('names prices by source and period, and marks expired ones', () => {
  expect(formatPrices({ ...cap, isOver: false })).toBe('Ofgem price cap, October to December 2026, with 5% VAT')
  expect(formatPrices({ ...cap, isOver: true })).toBe(
    'Ofgem price cap, October to December 2026, with 5% VAT; newer prices have not been entered yet',
  )
})
