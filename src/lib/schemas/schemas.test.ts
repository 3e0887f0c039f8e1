import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type * as z from 'zod'

import { contactSchema } from './contact'
import { contactInquirySchema } from './contact-inquiry'
import { fieldErrors } from './field-errors'
import { quoteRequestSchema } from './quote-request'
import { sparkyCallSchema } from './sparky-call'
import { surveyLeadSchema } from './survey-lead'

const traps = { website: '' }
const person = { firstName: 'Ann', lastName: 'Oak', email: 'ann@example.com', phone: '01632 960123' }

const schemas: Record<string, { schema: z.ZodType; valid: Record<string, unknown>; parsed: Record<string, unknown> }> =
  {
    contact: {
      schema: contactSchema,
      valid: { firstName: 'A', lastName: 'O', email: person.email },
      parsed: {
        firstName: 'A',
        lastName: 'O',
        email: person.email,
        details: '',
        ...traps,
      },
    },
    inquiry: {
      schema: contactInquirySchema,
      valid: { name: 'Ann Oak', email: person.email, phone: person.phone, message: 'Hello' },
      parsed: {
        name: 'Ann Oak',
        email: person.email,
        phone: person.phone,
        company: 'Personal',
        message: 'Hello',
        source: 'general',
        ...traps,
      },
    },
    sparky: { schema: sparkyCallSchema, valid: {}, parsed: traps },
    survey: {
      schema: surveyLeadSchema,
      valid: { firstName: 'Ann', email: person.email, phone: person.phone },
      parsed: {
        firstName: 'Ann',
        email: person.email,
        phone: person.phone,
        message: '',
        heatingChallenges: [],
        source: 'survey-form',
        leadType: 'quote-request',
        marketingConsent: false,
        ...traps,
      },
    },
    quote: {
      schema: quoteRequestSchema,
      valid: {
        ...person,
        propertyType: 'house',
        propertySize: 'small',
        currentHeating: 'none',
        projectType: 'retrofit',
        postcode: 'SN10 1AA',
        timeframe: 'asap',
        budget: 'not-sure',
        termsConsent: true,
      },
      parsed: {
        ...person,
        propertyType: 'house',
        propertySize: 'small',
        currentHeating: 'none',
        projectType: 'retrofit',
        postcode: 'SN10 1AA',
        timeframe: 'asap',
        budget: 'not-sure',
        additionalInfo: '',
        marketingConsent: false,
        termsConsent: true,
        ...traps,
      },
    },
  }

function caseOf(name: string) {
  const found = schemas[name]
  if (!found) throw new Error(`No schema "${name}"`)
  return found
}

function errorsOf(name: string, changes: Record<string, unknown>) {
  const { schema, valid } = caseOf(name)
  const { error } = schema.safeParse({ ...valid, ...changes })
  return error ? fieldErrors(error) : []
}

describe.each(Object.entries(schemas))('%s', (name, { schema, valid, parsed }) => {
  it('accepts the required fields alone and fills in defaults', () => {
    expect(schema.parse(valid)).toEqual(parsed)
  })

  it.each(Object.keys(valid))('requires %s', (field) => {
    expect(errorsOf(name, { [field]: undefined }).map(({ path }) => path)).toEqual([field])
  })

  it('rejects an unknown key', () => {
    expect(errorsOf(name, { role: 'admin' })).toEqual([{ path: '', message: 'Invalid input' }])
    const hostile: unknown = JSON.parse(
      JSON.stringify(valid).replace(/\}$/, `${Object.keys(valid).length ? ',' : ''}"__proto__":{}}`),
    )
    expect(schema.safeParse(hostile).success).toBe(false)
  })

  it.each([null, [], 'text', 5])('rejects %j as a body', (body) => {
    const { error } = schema.safeParse(body)
    expect(error && fieldErrors(error)).toEqual([{ path: '', message: 'Invalid input' }])
  })

  it.each([[{ length: { valueOf: 1, toString: 1 } }], [{ length: {} }], [{ length: 1 }]])(
    'rejects objects posing as text or a list: %j',
    (pretender) => {
      const changes = Object.fromEntries(Object.keys(parsed).map((field) => [field, pretender]))
      expect(schema.safeParse({ ...valid, ...changes }).success).toBe(false)
    },
  )

  it('never throws', () => {
    const fields = fc.constantFrom(...Object.keys(parsed))
    fc.assert(
      fc.property(fc.dictionary(fields, fc.anything({ withNullPrototype: true })), (changes) => {
        const { error } = schema.safeParse({ ...valid, ...changes })
        if (error) expect(fieldErrors(error).every(({ message }) => message !== '')).toBe(true)
      }),
    )
  })
})

describe('messages', () => {
  it.each([
    ['quote', 'firstName', 'A', 'First name must be at least 2 characters'],
    ['quote', 'lastName', 'O', 'Last name must be at least 2 characters'],
    ['quote', 'email', 'ann', 'Please enter a valid email address'],
    ['quote', 'phone', '01632 9', 'Please enter a valid phone number'],
    ['quote', 'postcode', 'SN1', 'Please enter a valid postcode'],
    ['quote', 'propertyType', 'castle', 'Please select a property type'],
    ['quote', 'propertySize', '', 'Please select property size'],
    ['quote', 'currentHeating', undefined, 'Please select current heating system'],
    ['quote', 'projectType', 5, 'Please select project type'],
    ['quote', 'timeframe', null, 'Please select timeframe'],
    ['quote', 'budget', [], 'Please select budget range'],
    ['quote', 'termsConsent', false, 'You must accept the terms and conditions'],
    ['quote', 'termsConsent', undefined, 'You must accept the terms and conditions'],
    ['quote', 'marketingConsent', 'yes', 'Invalid input'],
    ['quote', 'additionalInfo', 5, 'Invalid input'],
    ['contact', 'firstName', ' ', 'First name is required'],
    ['contact', 'lastName', undefined, 'Last name is required'],
    ['contact', 'phone', '123', 'Please enter a valid phone number'],
    ['inquiry', 'name', 'A', 'Name must be at least 2 characters'],
    ['inquiry', 'message', '\n ', 'Message is required'],
    ['inquiry', 'message', undefined, 'Message is required'],
    ['inquiry', 'message', 'a'.repeat(8_001), 'Please use 8,000 characters or fewer'],
    ['inquiry', 'termsConsent', false, 'You must accept the terms and conditions'],
    ['inquiry', 'source', 'x'.repeat(101), 'Please use 100 characters or fewer'],
    ['sparky', 'phone', '+353 1 234 5678', 'Please enter a valid phone number'],
    ['sparky', 'email', 'ann', 'Invalid email'],
    ['survey', 'firstName', 'A', 'First name must be at least 2 characters'],
    ['survey', 'propertyType', 'castle', 'Please select a property type'],
    ['survey', 'postcode', 'SN1', 'Please enter a valid postcode'],
    ['survey', 'urgency', '6-12-months', 'Please select urgency'],
    ['survey', 'heatingChallenges', 'high-bills', 'Please select heating challenges'],
    ['survey', 'heatingChallenges', Array(9).fill('other'), 'Please select heating challenges'],
  ])('%s %s %j: %s', (name, field, value, message) => {
    expect(errorsOf(name, { [field]: value })).toEqual([{ path: field, message }])
  })

  it('points at the list entry', () => {
    expect(errorsOf('survey', { heatingChallenges: ['other', 'boredom'] })).toEqual([
      { path: 'heatingChallenges.1', message: 'Please select heating challenges' },
    ])
  })
})

describe('optional fields', () => {
  it.each([
    ['contact', ['phone', 'projectType', 'details']],
    ['inquiry', ['company', 'projectType', 'source', 'location', 'serviceType']],
    ['sparky', ['name', 'phone', 'email', 'source', 'message']],
    [
      'survey',
      [
        'lastName',
        'message',
        'propertyType',
        'propertySize',
        'currentHeating',
        'urgency',
        'budget',
        'postcode',
        'location',
        'serviceType',
        'source',
        'leadType',
      ],
    ],
  ])('%s: null and "" count as absent', (name, fields) => {
    const { schema, valid, parsed } = caseOf(name)
    for (const blank of [null, '', ' ']) {
      const changes = Object.fromEntries(fields.map((field) => [field, blank]))
      expect(schema.parse({ ...valid, ...changes })).toEqual(parsed)
    }
  })
})
