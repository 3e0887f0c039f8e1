import { beforeEach, describe, expect, test } from 'vitest'

import { startPages } from '../../fakes/pages'
import { ENQUIRIES } from '../../fixtures/enquiries'
import { submit, submitForm } from '../support/enquiries'
import { readLead } from '../support/rows'

const pages = startPages()

beforeEach(() => pages.clear())

const SURVEY = ENQUIRIES['/survey-leads']
const INQUIRY = ENQUIRIES['/contact-inquiries']
const UNKNOWN = 'We do not know a postcode that starts with QQ1. Is QQ1 1AA right?'
const MEANT = 'Did you mean L11 1AA?'

const postcodeOf = async (reference = '') => (await readLead(reference)).lead.postcode

describe('a postcode whose outward code does not exist', () => {
  test('is asked about, and taken once it is confirmed', async () => {
    const asked = await submit('/survey-leads', { ...SURVEY, postcode: 'qq1-1aa' })
    expect([asked.status, asked.body.errors]).toEqual([400, [{ path: 'postcode', message: UNKNOWN }]])
    const taken = await submit('/survey-leads', { ...SURVEY, postcode: 'qq1-1aa', confirmedPostcode: 'QQ1 1AA' })
    expect([taken.status, await postcodeOf(taken.body.reference)]).toEqual([201, 'QQ1 1AA'])
  })

  test('is replaced by the one that was meant', async () => {
    const asked = await submit('/survey-leads', { ...SURVEY, postcode: 'LI1 1AA' })
    expect([asked.status, asked.body.errors]).toEqual([400, [{ path: 'postcode', message: MEANT }]])
    const taken = await submit('/survey-leads', { ...SURVEY, postcode: 'LI1 1AA', confirmedPostcode: 'L11 1AA' })
    expect([taken.status, await postcodeOf(taken.body.reference)]).toEqual([201, 'L11 1AA'])
  })

  test('is asked about again after another one was typed', async () => {
    const { status, body } = await submit('/survey-leads', {
      ...SURVEY,
      postcode: 'QQ1 1AA',
      confirmedPostcode: 'QQ2 2AA',
    })
    expect([status, body.message]).toEqual([400, UNKNOWN])
  })

  test('is asked about in the quote dialog', async () => {
    const quote = { ...(INQUIRY.quote as object), postcode: 'QQ1 1AA' }
    const asked = await submit('/contact-inquiries', { ...INQUIRY, quote })
    expect([asked.status, asked.body.errors]).toEqual([400, [{ path: 'quote.postcode', message: UNKNOWN }]])
    const taken = await submit('/contact-inquiries', { ...INQUIRY, quote, confirmedPostcode: 'QQ1 1AA' })
    expect([taken.status, await postcodeOf(taken.body.reference)]).toEqual([201, 'QQ1 1AA'])
  })
})

test('a form without a script is shown again with the question, and taken with the box ticked', async () => {
  const fields = { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.com', phone: '07700 900123' }
  const asked = await submitForm('/survey-leads', { ...fields, postcode: 'LI1 1AA' })
  expect(asked.status).toBe(400)
  expect(pages.shown).toMatchObject([
    { reply: { errors: [{ path: 'postcode', message: MEANT }], values: { postcode: 'LI1 1AA' } } },
  ])
  const taken = await submitForm('/survey-leads', { ...fields, postcode: 'LI1 1AA', confirmedPostcode: 'L11 1AA' })
  expect(taken.status).toBe(303)
  const reference = new URL(taken.headers.get('location') ?? '', 'http://localhost').searchParams.get('reference')
  expect(await postcodeOf(reference ?? '')).toBe('L11 1AA')
})

test('what people paste is repaired, stored and shown', async () => {
  const { status, body } = await submit('/survey-leads', {
    ...SURVEY,
    firstName: '\u200bOutside\t',
    email: 'mailto:outside@example.com.',
    phone: '447700900123\u00ad',
    postcode: 'SN1O-1AA.',
    message: 'spec:\u000bheat loss, insu\u0002lation',
  })
  expect(status).toBe(201)
  expect((await readLead(body.reference ?? '')).lead).toMatchObject({
    first_name: 'Outside',
    email: 'outside@example.com',
    phone: '447700900123',
    phone_e164: '+447700900123',
    postcode: 'SN10 1AA',
    message: 'spec:\nheat loss, insulation',
  })
})
