import { describe, expect, it } from 'vitest'

import { checkStep, quoteRequestSchema, quoteRequestSteps } from './quote-request'

const contactDetails = { firstName: 'Ann', lastName: 'Oak', email: 'ann@example.com', phone: '01632 960123' }

describe('quoteRequestSteps', () => {
  it('asks for every field once', () => {
    expect(quoteRequestSteps.flat().sort()).toEqual(Object.keys(quoteRequestSchema.shape).sort())
  })
})

describe('checkStep', () => {
  it('speaks of the fields of its own step alone', () => {
    expect(checkStep({ ...contactDetails, phone: '1' }, 0)).toEqual({ phone: 'Please enter a valid phone number' })
    expect(checkStep(contactDetails, 0)).toEqual({})
    expect(Object.keys(checkStep(contactDetails, 1))).toEqual(quoteRequestSteps[1])
    expect(checkStep({}, 2)).toEqual({
      timeframe: 'Please select timeframe',
      budget: 'Please select budget range',
      termsConsent: 'You must accept the terms and conditions',
    })
  })

  it('is content with a complete request', () => {
    const complete = {
      ...contactDetails,
      propertyType: 'flat',
      propertySize: 'medium',
      currentHeating: 'gas-boiler',
      projectType: 'upgrade',
      postcode: 'SN10 1AA',
      timeframe: 'planning',
      budget: 'over-50k',
      additionalInfo: '',
      marketingConsent: false,
      termsConsent: true,
    }
    expect([0, 1, 2].map((step) => checkStep(complete, step))).toEqual([{}, {}, {}])
  })
})
