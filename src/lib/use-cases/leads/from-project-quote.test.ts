import { expect, test } from 'vitest'

import { projectQuoteSchema } from '@/lib/schemas/project-quote'

import { BASIS } from '../../../../tests/fixtures/basis'
import { ENQUIRIES } from '../../../../tests/fixtures/enquiries'
import { enquiryRow } from '../../../../tests/fixtures/enquiry-row'
import { fromProjectQuote } from './from-project-quote'

const SENT = ENQUIRIES['/project-quotes']
const from = (changes: object = {}) =>
  fromProjectQuote({ input: projectQuoteSchema.parse({ ...SENT, ...changes }), basis: BASIS })
const valueOf = (lead: ReturnType<typeof from>, label: string) =>
  lead.answers.find((answer) => answer.label === label)?.value

test('a project becomes a lead with its answers and an initial proposal', () => {
  const lead = from()
  expect(lead).toMatchObject({
    kind: 'project-quote',
    source: 'project-quote',
    firstName: 'Ines',
    lastName: 'Okafor',
    email: 'ines@example.com',
    postcode: 'SN10 1AA',
    consent: { marketing: true, terms: false, form: 'project-quote' },
    suspicions: [],
  })
  expect(valueOf(lead, 'Building')).toBe('School or nursery')
  expect(valueOf(lead, 'Heat loss for our proposal')).toMatch(/kW, roughly, from the area$/)
  expect(valueOf(lead, 'Panels proposed')).toMatch(/^\d+ panels, likely \d+ to \d+$/)
  expect(valueOf(lead, 'Solar roof makes about')).toMatch(/kWh a year/)
})

test('a heat loss given by the client determines the panels, without a range', () => {
  const lead = from({ heatLoss: '9', kwp: '' })
  expect(valueOf(lead, 'Heat loss for our proposal')).toBe('9 kW, as they state')
  expect(valueOf(lead, 'Panels proposed')).toMatch(/^\d+ panels$/)
  expect(valueOf(lead, 'Solar roof makes about')).toBeUndefined()
  expect(Number(valueOf(from({ heatLoss: '18' }), 'Panels proposed')?.split(' ')[0])).toBeGreaterThan(
    Number(valueOf(lead, 'Panels proposed')?.split(' ')[0]),
  )
})

test('the record keeps the requirements by kind, and money in pounds that adds up', () => {
  const submission = from()
  const row = enquiryRow(submission)
  expect(submission.enquiry.collection).toBe('project-quotes')
  expect(row).toMatchObject({
    customer_name: 'Ines Okafor',
    customer_email: 'ines@example.com',
    project_type: 'retrofit',
    building_specs: { type: 'school', floorAreaM2: 640, ceilingHeightM: 3.2 },
    heating_requirements: { now: 'oil-boiler', hours: 'working-days' },
    solar_requirements: { state: 'planned', kwp: 12, batteryKwh: 10 },
    status: 'draft',
  })
  expect(Number(row.total_heating_cost) + Number(row.installation_cost)).toBeCloseTo(Number(row.total_cost), 2)
})

test('a taller room needs more panels', () => {
  const panelsOf = (ceilingHeight: string) => {
    const [product] = enquiryRow(from({ ceilingHeight })).recommended_products as { quantity: number }[]
    return product?.quantity ?? NaN
  }
  expect(panelsOf('4.8')).toBeGreaterThan(panelsOf('2.4'))
})

test('a robot is suspected', () => expect(from({ website: 'x' }).suspicions).toHaveLength(1))
