import { describe, expect, it } from 'vitest'

import { readQuoteMessage } from '@/lib/domain/leads/quote-message'
import { contactInquirySchema } from '@/lib/schemas/contact-inquiry'

import { checkWith } from '../shared/check-with'
import { inquiryOf, quoteRequestSchema } from './quote-inquiry'

const filled = {
  firstName: 'Priya',
  lastName: 'Nair',
  email: 'priya.nair@example.com',
  phone: '07700 900225',
  propertyType: 'house',
  propertySize: 'medium',
  currentHeating: 'electric-heaters',
  projectType: 'replacement',
  postcode: 'SN10 1AA',
  timeframe: '1-3-months',
  budget: 'not-sure',
  additionalInfo: 'Two rooms used as offices.',
  termsConsent: true,
}

const errorsOf = checkWith(quoteRequestSchema)

describe('quoteRequestSchema', () => {
  it('accepts a complete request', () => expect(errorsOf(filled)).toEqual({}))

  it('gives the specified message for every blank field', () => {
    expect(errorsOf({})).toEqual({
      firstName: 'First name must be at least 2 characters',
      lastName: 'Last name must be at least 2 characters',
      email: 'Please enter a valid email address',
      phone: 'Please enter a valid phone number',
      propertyType: 'Please select a property type',
      propertySize: 'Please select property size',
      currentHeating: 'Please select current heating system',
      projectType: 'Please select project type',
      postcode: 'Please enter a valid postcode',
      timeframe: 'Please select timeframe',
      budget: 'Please select budget range',
      termsConsent: 'You must accept the terms and conditions',
    })
  })
})

describe('inquiryOf', () => {
  it('builds an inquiry that the endpoint accepts, as text and structured', () => {
    const body = inquiryOf(filled, {
      source: 'hero-section',
      location: 'bath',
      calculation: 'type=semi&area=93',
    })
    expect(contactInquirySchema.safeParse(body).success).toBe(true)
    expect(body).toMatchObject({
      name: 'Priya Nair',
      company: 'Personal',
      projectType: 'replacement',
      source: 'hero-section',
      location: 'bath',
      termsConsent: true,
      quote: {
        version: 1,
        lastName: 'Nair',
        postcode: 'SN10 1AA',
        marketingConsent: false,
        termsConsent: true,
        calculation: 'type=semi&area=93',
      },
    })
    expect(readQuoteMessage(body.message)).toMatchObject({
      source: 'hero-section',
      marketingConsent: false,
      postcode: 'SN10 1AA',
    })
  })

  it('includes marketing consent only when it was given', () => {
    const body = inquiryOf({ ...filled, marketingConsent: true }, { source: 'general' })
    expect(readQuoteMessage(body.message)?.marketingConsent).toBe(true)
    expect(body.quote.marketingConsent).toBe(true)
  })
})
