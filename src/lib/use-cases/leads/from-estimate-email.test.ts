import { expect, test } from 'vitest'

import { resultAmong } from '@/lib/calculators/quick/result-rows'
import { estimateEmailSchema } from '@/lib/schemas/calculate/estimate-email'

import { BASIS } from '../../../../tests/fixtures/basis'
import { enquiryRow } from '../../../../tests/fixtures/enquiry-row'
import { fromEstimateEmail } from './from-estimate-email'

const REQUEST = {
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
  const input = estimateEmailSchema.parse({ ...REQUEST, ...changes })
  return fromEstimateEmail({ input, basis: BASIS })
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

test('the result is among the answers, and its URL contains only the postcode area', () => {
  const { answers } = from({ solar: true })
  const result = resultAmong(answers)
  expect(result?.path).toBe(
    '/calculator/quick?postcode=SN&type=semi&area=93&built=1976-1982&insulation=unknown&heating=panel-heaters&occupancy=mornings-and-evenings&solar=on&altitude=120',
  )
  expect(result?.rows.map(({ label }) => label)).toEqual([
    'Home',
    'Heating now',
    'Our verdict',
    'Because',
    'Energy rating (EPC)',
    'A year with panels',
    'VAT on electricity',
    'Compared with your heating now',
    'A year with other heating',
    'What panels can give',
    'What would make it work',
    'Panels',
    'Panels, delivery and fitting',
    'Panels at their stated temperature',
    'Payback',
    'Prices',
    'Weather',
    'Calculation',
  ])
  expect(result?.rows[0]?.value).toBe(
    'Semi-detached or end of terrace; 93 m²; built 1976 to 1982; insulation added: I do not know; Mornings and evenings; solar panels; 120 m above sea level',
  )
  expect(JSON.stringify(result)).not.toMatch(/ada@|SN10/)
})

test('a home that panels can heat needs nothing to make it work', () => {
  const labels = resultAmong(from({ built: '2012-2022' }).answers)?.rows.map(({ label }) => label)
  expect(labels).toContain('Panels')
  expect(labels).not.toContain('What panels can give')
  expect(labels).not.toContain('What would make it work')
})

test('what is to be heated and whether it is let are among the answers, and in the link to the result', () => {
  const result = resultAmong(from({ heating: 'gas-old', heated: 'one-room', tenanted: 'yes' }).answers)
  expect(result?.path).toContain('&heated=one-room&tenanted=yes')
  const valueOf = (label: string) => result?.rows.find((row) => row.label === label)?.value
  expect(valueOf('Home')).toContain('; to heat: one room; let to tenants: yes')
  expect(valueOf('Rooms that panels suit')).toMatch(/\nA study of 8 m²: \d panels?, £[\d,]+/)
})

test('the record stores amounts in pounds that add up to the total', () => {
  const row = enquiryRow(from())
  const [panels, fitting, total] = ['powerboard_cost', 'installation_cost', 'total_cost'].map((column) =>
    Number(row[column]),
  )
  expect((panels ?? 0) + (fitting ?? 0)).toBe(total)
  const count = Number(row.panels_needed)
  expect([row.total_watts, fitting, panels]).toEqual([count * 225, count * 150, count * 179 + 150])
  expect(row.ceiling_coverage).toBeCloseTo((count * 72) / 93, 1)
  expect(row.lifetime_savings).toBeCloseTo(20 * Number(row.annual_savings), 6)
  expect([row.annual_savings, row.payback_period]).toEqual([0, null]) // no saving against panel heaters
})

test('no saving means no payback, and no comparison means null', () => {
  expect(from({ heating: 'gas-old' }).enquiry.row).toMatchObject({
    payback_period: null,
    annual_savings: expect.any(Number),
  })
  expect(Number(enquiryRow(from({ heating: 'gas-old' })).annual_savings)).toBeLessThan(0)
  expect(from({ heating: 'none' }).enquiry.row).toMatchObject({
    annual_savings: null,
    payback_period: null,
    carbon_savings: null,
    lifetime_savings: null,
  })
})

test('a robot is suspected', () => expect(from({ website: 'x' }).suspicions).toHaveLength(1))
