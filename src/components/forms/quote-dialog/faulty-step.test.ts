import { describe, expect, it } from 'vitest'

import { firstFaultyStep } from './faulty-step'

describe('firstFaultyStep', () => {
  it('returns the earliest step, with its errors only', () => {
    expect(firstFaultyStep({ budget: 'b', postcode: 'p', projectType: 't' })).toEqual({
      stepIndex: 1,
      errors: { postcode: 'p', projectType: 't' },
    })
  })

  it.each([
    { server: 'name', form: 'firstName', stepIndex: 0 },
    { server: 'message', form: 'additionalInfo', stepIndex: 2 },
    { server: 'quote.postcode', form: 'postcode', stepIndex: 1 },
  ])("shows the endpoint's $server under $form", ({ server, form, stepIndex }) => {
    expect(firstFaultyStep({ [server]: 'wrong' })).toEqual({ stepIndex, errors: { [form]: 'wrong' } })
  })

  it('returns null for errors without a field', () => {
    expect(firstFaultyStep({ company: 'odd' })).toBeNull()
  })
})
