import { expect, test } from 'vitest'

import { resultRequestSchema } from '@/lib/schemas/result-request'
import { resultAmong } from '@/lib/site/quick-calculation/result-rows'

import { BASIS } from '../../../../tests/fixtures/basis'
import { fromResultRequest } from './from-result-request'

const asked = {
  postcode: 'SN10 1AA',
  type: 'semi',
  area: '93',
  built: '1976-1982',
  insulation: 'unknown',
  heating: 'panel-heaters',
  occupancy: 'mornings-and-evenings',
  email: 'ada@example.com',
}

function from(changes: object = {}) {
  const input = resultRequestSchema.parse({ ...asked, ...changes })
  return fromResultRequest({ input, basis: BASIS })
}

test('a request is a lead without a name, with the answers and the result', () => {
  const lead = from({ phone: '07700 900 225', interest: 'Two cold bedrooms', marketingConsent: true })
  expect(lead).toMatchObject({
    kind: 'calculator',
    source: 'quick-calculator',
    firstName: '',
    lastName: '',
    email: 'ada@example.com',
    phone: '07700 900 225',
    postcode: null,
    message: 'Two cold bedrooms',
    consent: { marketing: true, terms: false, form: 'quick-calculator' },
    suspicions: [],
    enquiry: {
      collection: 'calculator-usage',
      row: {
        user_email: 'ada@example.com',
        user_phone: '07700 900 225',
        user_interest: 'Two cold bedrooms',
        property_type: 'house',
        property_sub_type: 'semi',
        property_size: 93,
      },
    },
  })
  expect(lead.answers).toContainEqual({ label: 'Interested in', value: 'Two cold bedrooms' })
})

test('the result stands among the answers, with an address that holds no more of the postcode than its area', () => {
  const { answers } = from({ solar: true })
  const result = resultAmong(answers)
  expect(result?.path).toBe(
    '/calculator/quick?postcode=SN&type=semi&area=93&built=1976-1982&insulation=unknown&heating=panel-heaters&occupancy=mornings-and-evenings&solar=on',
  )
  expect(result?.rows.map(({ label }) => label)).toEqual([
    'Home',
    'Heating now',
    'Our verdict',
    'Because',
    'A year with panels',
    'Against the heating now',
    'Panels',
    'Panels, delivery and fitting',
    'Payback',
    'Prices',
    'Weather',
  ])
  expect(result?.rows[0]?.value).toBe(
    'Semi-detached or end of terrace; 93 m²; built 1976 to 1982; insulation added: I do not know; Mornings and evenings; solar panels',
  )
  expect(JSON.stringify(result)).not.toMatch(/ada@|SN10/)
})

test('a record keeps pounds whose parts make the whole', () => {
  const { row } = from().enquiry
  const [panels, fitting, total] = ['powerboard_cost', 'installation_cost', 'total_cost'].map((column) =>
    Number(row[column]),
  )
  expect((panels ?? 0) + (fitting ?? 0)).toBe(total)
  const count = Number(row.panels_needed)
  expect([row.total_watts, fitting, panels]).toEqual([count * 225, count * 150, count * 179 + 150])
  expect(row.ceiling_coverage).toBeCloseTo((count * 72) / 93, 1)
  expect(row.lifetime_savings).toBeCloseTo(20 * Number(row.annual_savings), 6)
  expect(Number(row.payback_period)).toBeCloseTo(Number(total) / Number(row.annual_savings), 0)
})

test('where nothing is saved there is no payback, and nothing to compare with is nothing at all', () => {
  expect(from({ heating: 'gas-old' }).enquiry.row).toMatchObject({
    payback_period: null,
    annual_savings: expect.any(Number),
  })
  expect(Number(from({ heating: 'gas-old' }).enquiry.row.annual_savings)).toBeLessThan(0)
  expect(from({ heating: 'none' }).enquiry.row).toMatchObject({
    annual_savings: null,
    payback_period: null,
    carbon_savings: null,
    lifetime_savings: null,
  })
})

test('a robot is suspected', () => expect(from({ website: 'x' }).suspicions).toHaveLength(1))
