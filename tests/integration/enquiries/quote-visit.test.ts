import { describe, expect, test } from 'vitest'

import { quoteRequestFrom } from '@/lib/routing/script-routes'

import { ENQUIRIES } from '../../fixtures/enquiries'
import { submit, submitForm } from '../support/enquiries'
import { readLead } from '../support/rows'

const CALCULATION =
  'postcode=SN&type=semi&area=93&built=1976-1982&insulation=unknown&heating=gas-old&occupancy=mornings-and-evenings'
const FIELDS = {
  firstName: 'Mei',
  email: 'mei@example.com',
  phone: '01632 960003',
  source: '',
  calculation: '',
  location: '',
  serviceType: '',
}

async function postPlainly(changes: Record<string, string>, referer: string) {
  const response = await submitForm('/survey-leads', { ...FIELDS, ...changes }, { referer })
  expect(response.status).toBe(303)
  const reference = new URL(response.headers.get('location') ?? '', 'http://localhost').searchParams.get('reference')
  return readLead(reference ?? '')
}

const labelsOf = (lead: Record<string, unknown>) => (lead.answers as { label: string }[]).map(({ label }) => label)

describe('a plain quote request', () => {
  test('keeps the source and the calculation of the URL it was filled in at', async () => {
    const page = `http://localhost:3000${quoteRequestFrom('quick-calculator', { calculation: CALCULATION })}`
    const { lead } = await postPlainly({ lastName: 'One' }, page)
    expect(lead.source).toBe('quick-calculator')
    expect(labelsOf(lead)).toEqual(expect.arrayContaining(['Our verdict', 'Panels', 'Panels, delivery and fitting']))
  })

  test('keeps the place and the topic of the page it was opened from', async () => {
    const visit = { location: 'bath/widcombe', serviceType: 'landlord-heating' }
    const page = `http://localhost:3000${quoteRequestFrom('location-page', visit)}`
    const { lead } = await postPlainly({ lastName: 'Place' }, page)
    expect(lead.answers).toEqual(
      expect.arrayContaining([
        { label: 'Location', value: 'bath/widcombe' },
        { label: 'Service', value: 'landlord-heating' },
      ]),
    )
  })

  test('prefers the source in its own field', async () => {
    const page = `http://localhost:3000${quoteRequestFrom('menu')}`
    expect((await postPlainly({ lastName: 'Two', source: 'hero-section' }, page)).lead.source).toBe('hero-section')
  })

  test.each(['', 'not a URL', 'http://localhost:3000/quote-request', 'http://localhost:3000/?source=%00'])(
    'has the source of a survey form if it comes from "%s"',
    async (page) => {
      expect((await postPlainly({ lastName: `From ${page.length}` }, page)).lead.source).toBe('survey-form')
    },
  )
})

describe('a quote with a calculation', () => {
  const body = ENQUIRIES['/contact-inquiries']
  const send = async (calculation: unknown) => {
    const response = await submit('/contact-inquiries', { ...body, quote: { ...(body.quote as object), calculation } })
    return {
      status: response.status,
      lead: response.body.reference ? (await readLead(response.body.reference)).lead : {},
    }
  }

  test('has the result for sales, worked out by the server', async () => {
    const { lead } = await send(CALCULATION)
    expect(labelsOf(lead)).toEqual(expect.arrayContaining(['Postcode', 'Our verdict', 'A year with panels', 'Panels']))
  })

  test.each(['', 'type=castle', 'x=y&'.repeat(20)])(
    'is accepted without an unreadable one: %j',
    async (calculation) => {
      const { status, lead } = await send(calculation)
      expect(status).toBe(201)
      expect(labelsOf(lead)).not.toContain('Our verdict')
    },
  )

  test.each([7, {}, 'a'.repeat(4_001)])('is refused with %j', async (calculation) => {
    expect((await send(calculation)).status).toBe(400)
  })
})
