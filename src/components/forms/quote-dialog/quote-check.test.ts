import { describe, expect, it } from 'vitest'

import type { FormValues } from '@/components/ui/field-props'
import { readQuoteMessage } from '@/lib/domain/leads/quote-message'
import type { QuoteAnswers } from '@/lib/forms/quote'
import { contactInquirySchema } from '@/lib/schemas/contact-inquiry'

import { firstFaultyStep, inquiryOf, resolveQuote } from './quote-check'

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
}

const options = { fields: {}, shouldUseNativeValidation: false, names: undefined }
const resolve = (values: FormValues) => resolveQuote(values, undefined, options)

async function quoteIn(values: FormValues): Promise<QuoteAnswers> {
  const { values: quote, errors } = await resolve(values)
  if (Object.keys(errors).length > 0) throw new Error('refused')
  return quote as QuoteAnswers
}

describe('resolveQuote', () => {
  it('accepts a complete request', async () => {
    expect(await quoteIn(filled)).toMatchObject({ firstName: 'Priya', marketingConsent: false, termsConsent: true })
  })

  it('gives the specified message for every blank field', async () => {
    const blank = Object.fromEntries(Object.keys(filled).map((name) => [name, '']))
    const { errors } = await resolve({ ...blank, termsConsent: 'false' })
    expect(Object.fromEntries(Object.entries(errors).map(([name, error]) => [name, error?.message]))).toEqual({
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
  it('builds an inquiry that the endpoint accepts, as text and structured', async () => {
    const body = inquiryOf(await quoteIn(filled), {
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

  it('includes marketing consent only when it was given', async () => {
    const body = inquiryOf(await quoteIn({ ...filled, marketingConsent: 'on' }), { source: 'general' })
    expect(readQuoteMessage(body.message)?.marketingConsent).toBe(true)
    expect(body.quote.marketingConsent).toBe(true)
  })
})

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
