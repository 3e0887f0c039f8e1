import { describe, expect, it } from 'vitest'

import { readQuoteMessage } from '@/lib/domain/leads/quote-message'
import { contactInquirySchema } from '@/lib/schemas/contact-inquiry'

import { firstFaultyStep, readQuote, stepErrors } from './quote-check'

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
  termsConsent: 'on',
  website: '',
}

describe('stepErrors', () => {
  it('looks at the step in sight only', () => {
    const values = { ...filled, firstName: 'P', postcode: 'SN' }
    expect(stepErrors(values, 0)).toEqual({ firstName: 'First name must be at least 2 characters' })
    expect(stepErrors(values, 1)).toEqual({ postcode: 'Please enter a valid postcode' })
    expect(stepErrors(values, 2)).toEqual({})
  })

  it('wants every answer of an empty step', () => {
    expect(stepErrors({ propertyType: '' }, 1)).toEqual({
      propertyType: 'Please select a property type',
      propertySize: 'Please select property size',
      currentHeating: 'Please select current heating system',
      projectType: 'Please select project type',
      postcode: 'Please enter a valid postcode',
    })
  })

  it('wants the terms accepted', () => {
    expect(stepErrors({ ...filled, termsConsent: '' }, 2)).toEqual({
      termsConsent: 'You must accept the terms and conditions',
    })
  })
})

describe('readQuote', () => {
  it('makes an inquiry that the endpoint accepts', () => {
    const read = readQuote(filled, { source: 'hero-section', location: 'bath' })
    if (!read.ok) throw new Error('refused')
    expect(contactInquirySchema.safeParse(read.body).success).toBe(true)
    expect(read.body).toMatchObject({
      name: 'Priya Nair',
      company: 'Personal',
      projectType: 'replacement',
      source: 'hero-section',
      location: 'bath',
      termsConsent: true,
    })
    expect(readQuoteMessage(read.body.message)).toMatchObject({
      source: 'hero-section',
      marketingConsent: false,
      postcode: 'SN10 1AA',
    })
  })

  it('carries marketing consent only when it was given', () => {
    const read = readQuote({ ...filled, marketingConsent: 'on' }, { source: 'general' })
    expect(read.ok && readQuoteMessage(read.body.message)?.marketingConsent).toBe(true)
  })

  it('says what is missing on any step', () => {
    expect(readQuote({ ...filled, email: 'x' }, { source: 'general' })).toEqual({
      ok: false,
      errors: { email: 'Please enter a valid email address' },
    })
  })
})

describe('firstFaultyStep', () => {
  it('leads to the earliest step, with its errors alone', () => {
    expect(firstFaultyStep({ budget: 'b', postcode: 'p', projectType: 't' })).toEqual({
      stepIndex: 1,
      errors: { postcode: 'p', projectType: 't' },
    })
  })

  it.each([
    { server: 'name', form: 'firstName', stepIndex: 0 },
    { server: 'message', form: 'additionalInfo', stepIndex: 2 },
  ])("shows the endpoint's $server under $form", ({ server, form, stepIndex }) => {
    expect(firstFaultyStep({ [server]: 'wrong' })).toEqual({ stepIndex, errors: { [form]: 'wrong' } })
  })

  it('finds none where no field is to blame', () => {
    expect(firstFaultyStep({ company: 'odd' })).toBeNull()
  })
})
