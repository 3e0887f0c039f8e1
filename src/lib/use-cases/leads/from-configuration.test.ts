import { expect, test } from 'vitest'

import { configurationAmong } from '@/lib/calculators/configurator/configuration-rows'
import { configurationQuoteSchema } from '@/lib/schemas/calculate/configuration-quote'

import { BASIS } from '../../../../tests/fixtures/basis'
import { ENQUIRIES } from '../../../../tests/fixtures/enquiries'
import { enquiryRow } from '../../../../tests/fixtures/enquiry-row'
import { fromConfiguration } from './from-configuration'

const submittedAt = new Date('2026-11-23T10:00:00Z')

function from(changes: object = {}) {
  const input = configurationQuoteSchema.parse({ ...ENQUIRIES['/configuration-quotes'], ...changes })
  return fromConfiguration({ input, basis: BASIS, submittedAt })
}

test('a request is a lead with the answers and every line of the price', () => {
  const lead = from()
  expect(lead).toMatchObject({
    kind: 'configuration',
    source: 'configurator',
    firstName: 'Gwen',
    lastName: 'Pritchard',
    message: 'The bedrooms are damp.',
    consent: { marketing: false, terms: false, form: 'configurator' },
    suspicions: [],
  })
  expect(lead.answers).toEqual(
    expect.arrayContaining([
      { label: 'When to call', value: 'In the morning' },
      { label: 'Monthly bill', value: '£145' },
      { label: 'Where the panels go', value: 'Two bedrooms' },
    ]),
  )
  expect(JSON.stringify(configurationAmong(lead.answers))).not.toMatch(/Gwen|bedrooms|gwen@|Hill/)
})

test('the record has every field, the price in pounds and the quote pending', () => {
  const row = enquiryRow(from({ extraPanels: 0, fitting: 'no', installationType: 'one-room' }))
  expect(row).toMatchObject({
    customer_name: 'Gwen Pritchard',
    property_type: 'bungalow',
    property_size: '80',
    rooms: 1,
    current_bill: 145,
    installation_type: 'one-room',
    thermostat_zones: 1,
    warranty_extension: true,
    maintenance_plan: false,
    quote_status: 'pending',
    estimated_savings: null,
    submitted_at: '2026-11-23T10:00:00.000Z',
  })
  expect(row.total_cost).toBe(Number(row.panel_quantity) * 179 + 150)
})

test('the saving per year is stored for the whole home', () => {
  expect(enquiryRow(from({ installationType: 'whole-home' })).estimated_savings).toEqual(expect.any(Number))
})

test('a robot is suspected', () => expect(from({ website: 'x' }).suspicions).toHaveLength(1))
