import { describe, expect, it } from 'vitest'

import { ENQUIRIES } from '../../../tests/fixtures/enquiries'
import { contactInquirySchema } from './contact-inquiry'
import { fieldErrors } from './field-errors'

const sent = ENQUIRIES['/contact-inquiries']
const quote = sent.quote as Record<string, unknown>

function errorsOf(changes: Record<string, unknown>) {
  const { error } = contactInquirySchema.safeParse({ ...sent, ...changes })
  return error ? fieldErrors(error) : []
}

describe('a structured quote request', () => {
  it('is parsed by version', () => {
    expect(contactInquirySchema.parse(sent).quote).toEqual({ ...quote, postcode: 'SN10 1AA' })
  })

  it('may be missing, as from a tab of an earlier release', () => {
    expect(contactInquirySchema.parse({ ...sent, quote: undefined }).quote).toBeUndefined()
  })

  it('reports the errors of its fields', () => {
    expect(errorsOf({ quote: { ...quote, postcode: 'nowhere', termsConsent: false } })).toEqual([
      { path: 'quote.postcode', message: 'Please enter a valid postcode' },
      { path: 'quote.termsConsent', message: 'You must accept the terms and conditions' },
    ])
    expect(errorsOf({ quote: { ...quote, role: 'admin' } })).toEqual([{ path: 'quote', message: 'Invalid input' }])
  })

  it.each([2, 3, 1_000])('of version %d is accepted when its text can be read', (version) => {
    expect(contactInquirySchema.parse({ ...sent, quote: { version, rooms: [{ area: 12 }] } }).quote).toBeNull()
  })

  it('of a newer version without a readable text asks for a reload', () => {
    expect(errorsOf({ quote: { version: 2 }, message: 'In a new format' })).toEqual([
      {
        path: '',
        message: 'This form has been updated. Please reload the page and send it again; your answers are kept.',
      },
    ])
  })

  it.each([
    null,
    '',
    'x',
    1,
    true,
    [],
    {},
    { version: 0 },
    { version: -1 },
    { version: '1' },
    { version: 1.5 },
    [quote],
  ])('refuses %j', (bad) => {
    const errors = errorsOf({ quote: bad })
    expect(errors).not.toEqual([])
    expect(errors.every(({ path, message }) => path.startsWith('quote') && message !== '')).toBe(true)
  })
})
