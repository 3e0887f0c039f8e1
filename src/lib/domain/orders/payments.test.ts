import fc from 'fast-check'
import { expect, test } from 'vitest'

import { refundVatPence } from './payments'

test('the VAT of all parts of a refund is that of the order', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 99_999 }), { minLength: 1, maxLength: 8 }), (parts) => {
      const totalPence = parts.reduce((sum, part) => sum + part, 0)
      const vatPence = Math.round(totalPence / 6)
      let beforePence = 0
      let refunded = 0
      for (const amountPence of parts) {
        const part = refundVatPence({ totalPence, vatPence, beforePence, amountPence })
        expect(Math.abs(part - amountPence / 6)).toBeLessThan(2)
        refunded += part
        beforePence += amountPence
      }
      expect(refunded).toBe(vatPence)
    }),
  )
})

test('an order of nothing has no VAT to refund', () => {
  expect(refundVatPence({ totalPence: 0, vatPence: 0, beforePence: 0, amountPence: 0 })).toBe(0)
})
