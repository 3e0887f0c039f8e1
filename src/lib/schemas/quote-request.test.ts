import { expect, it } from 'vitest'

import { quoteRequestSchema } from './quote-request'
import { QUOTE_STEPS } from './quote-steps'

it('every field belongs to one step', () => {
  expect(QUOTE_STEPS.flat().sort()).toEqual(Object.keys(quoteRequestSchema.shape).sort())
})
