import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { composeQuoteMessage, readQuoteMessage, type QuoteDetails } from './quote-message'
import {
  BUDGETS,
  CURRENT_HEATING,
  PROJECT_TYPES,
  PROPERTY_SIZES,
  PROPERTY_TYPES,
  TIMEFRAMES,
  type Option,
} from './quote-options'

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
  postcode: singleLine,
  additionalInfo: fc
    .array(fc.oneof(fc.string({ unit: anyUnit }), imitation), { maxLength: 3 })
    .map((parts) => parts.join('\n')),
  marketingConsent: fc.boolean(),
})

describe('composeQuoteMessage', () => {
  it('lists the request under its source', () => {
    expect(composeQuoteMessage(quote)).toBe(text)
  })

  it('says so when there is nothing to add, and ends with the consent', () => {
    const message = composeQuoteMessage({ ...quote, additionalInfo: '', marketingConsent: true })
    expect(message).toContain('\n\nAdditional information: None provided\n\nMarketing consent: Yes')
    expect(message.endsWith('Marketing consent: Yes')).toBe(true)
  })
})

describe('readQuoteMessage', () => {
  it('reads every composed message back exactly', () => {
    fc.assert(
      fc.property(quotes, (details) => {
        expect(readQuoteMessage(composeQuoteMessage(details))).toEqual(details)
      }),
    )
  })

  it('tells the words "None provided" from nothing', () => {
    const typed = { ...quote, additionalInfo: 'None provided' }
    expect(readQuoteMessage(composeQuoteMessage(typed))).toEqual(typed)
  })

  it.each([
    ['free text', 'Please ring me about my bungalow.'],
    ['an unknown label', text.replace('House', 'Castle')],
    ['an unknown size', text.replace('Medium, 100 to 200 m²', 'medium')],
    ['an unknown heating', text.replace('Electric heaters', 'Fireplace')],
    ['an unknown project', text.replace('Replacement', 'Repair')],
    ['an unknown time', text.replace('1 to 3 months', 'Soon')],
    ['an unknown budget', text.replace('Not sure yet', 'Plenty')],
    ['text before', `Hello\n${text}`],
    ['text after', `${text}\n`],
    ['a missing line', text.replace('Budget: Not sure yet\n', '')],
  ])('reads nothing from %s', (_what, message) => {
    expect(readQuoteMessage(message)).toBeNull()
  })
})
