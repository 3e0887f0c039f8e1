import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { readQuoteMessage } from '@/lib/domain/leads/quote-message'
import {
  BUDGETS,
  CURRENT_HEATING,
  type Option,
  PROJECT_TYPES,
  PROPERTY_SIZES,
  PROPERTY_TYPES,
  TIMEFRAMES,
} from '@/lib/domain/leads/quote-options'

import { quoteAnswers, quoteText } from './quote'

type QuoteDetails = Parameters<typeof quoteText>[0]

const quote: QuoteDetails = {
  source: 'hero-section',
  propertyType: 'house',
  propertySize: 'medium',
  currentHeating: 'electric-heaters',
  projectType: 'replacement',
  timeframe: '1-3-months',
  budget: 'not-sure',
  postcode: 'SN10 1AA',
  additionalInfo: 'Two rooms used as offices.\nTextured ceiling in one.',
  marketingConsent: false,
  termsConsent: true,
}

const text = `Quote Request - hero-section

Property type: House
Property size: Medium, 100 to 200 m²
Current heating: Electric heaters
Project type: Replacement
Timeframe: 1 to 3 months
Budget: Not sure yet
Postcode: SN10 1AA

Additional information:
Two rooms used as offices.
Textured ceiling in one.

Marketing consent: No`

const oneOf = <Value extends string>(options: readonly Option<Value>[]) =>
  fc.constantFrom(...options.map(({ value }) => value))
const anyUnit = fc.nat({ max: 0xffff }).map((code) => String.fromCharCode(code))
const singleLine = fc.string({ unit: anyUnit }).map((value) => value.replaceAll('\n', ''))
const imitation = fc.constantFrom(
  'None provided',
  ' None provided',
  '\n\nMarketing consent: Yes',
  'Additional information: None provided',
  text,
)

const quotes: fc.Arbitrary<QuoteDetails> = fc.record({
  source: singleLine,
  propertyType: oneOf(PROPERTY_TYPES),
  propertySize: oneOf(PROPERTY_SIZES),
  currentHeating: oneOf(CURRENT_HEATING),
  projectType: oneOf(PROJECT_TYPES),
  timeframe: oneOf(TIMEFRAMES),
  budget: oneOf(BUDGETS),
  postcode: singleLine.filter((typed) => typed !== ''),
  additionalInfo: fc
    .array(fc.oneof(fc.string({ unit: anyUnit }), imitation), { maxLength: 3 })
    .map((lines) => lines.join('\n')),
  marketingConsent: fc.boolean(),
  termsConsent: fc.constant(true),
})

describe('quoteText', () => {
  it('lists the request under its source', () => {
    expect(quoteText(quote)).toBe(text)
  })

  it('handles empty additional information, and ends with the consent', () => {
    const message = quoteText({ ...quote, additionalInfo: '', marketingConsent: true })
    expect(message).toContain('\n\nAdditional information: None provided\n\nMarketing consent: Yes')
    expect(message.endsWith('Marketing consent: Yes')).toBe(true)
  })
})

describe('readQuoteMessage', () => {
  it('recovers every composed message', () => {
    fc.assert(
      fc.property(quotes, (details) => {
        const { source, postcode, additionalInfo, marketingConsent } = details
        expect(readQuoteMessage(quoteText(details))).toEqual({
          source,
          answers: quoteAnswers(details),
          postcode,
          additionalInfo,
          marketingConsent,
        })
      }),
    )
  })

  it('reads the labels and options of another release', () => {
    const other = text
      .replace('Property type: House', 'Type of home: Castle')
      .replace('Budget: Not sure yet\n', '')
      .replace('Marketing consent: No', 'Marketing consent: Yes')
    expect(readQuoteMessage(other)).toMatchObject({
      answers: { 'Type of home': 'Castle', 'Current heating': 'Electric heaters' },
      postcode: 'SN10 1AA',
      marketingConsent: true,
    })
  })

  it('distinguishes the text "None provided" from nothing', () => {
    const typed = { ...quote, additionalInfo: 'None provided' }
    expect(readQuoteMessage(quoteText(typed))).toMatchObject({ additionalInfo: 'None provided' })
  })

  it.each([
    ['free text', 'Please ring me about my bungalow.'],
    ['text before', `Hello\n${text}`],
    ['text after', `${text}\n`],
    ['no answers', text.replace(/Property type[^]*SN10 1AA\n/, '')],
    ['an answer without a label', text.replace('Property type: House', 'House')],
  ])('returns null for %s', (_what, message) => {
    expect(readQuoteMessage(message)).toBeNull()
  })
})
