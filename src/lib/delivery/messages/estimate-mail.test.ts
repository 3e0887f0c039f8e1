import { expect, test } from 'vitest'

import { estimateEmailSchema } from '@/lib/schemas/calculate/estimate-email'
import { fromEstimateEmail } from '@/lib/use-cases/leads/from-estimate-email'

import { BASIS } from '../../../../tests/fixtures/basis'
import type { DeliveredLead } from '../store/claim'
import { customerMail } from './customer-mail'

const request = {
  postcode: 'BA1 1AA',
  type: 'flat-middle',
  area: '45',
  built: '2012-2022',
  insulation: 'unknown',
  heating: 'panel-heaters',
  occupancy: 'a-few-rooms',
  email: 'ada@example.com',
  interest: 'BUY-MY-PILLS',
}
const answersTo = (changes: object = {}) =>
  fromEstimateEmail({ input: estimateEmailSchema.parse({ ...request, ...changes }), basis: BASIS }).answers

const lead: DeliveredLead = {
  leadId: 41,
  reference: 'PB-7K3M-9QXT',
  kind: 'calculator',
  name: 'ada@example.com',
  firstName: '',
  lastName: '',
  email: 'ada@example.com',
  phone: null,
  phoneE164: null,
  postcode: null,
  source: 'quick-calculator',
  answers: answersTo(),
  changes: [],
  isWithdrawn: false,
  marketingConsent: false,
  hasStoppedMarketing: false,
  receivedAt: new Date('2026-11-03T10:00:00Z'),
  dueAt: new Date('2026-11-03T10:15:00Z'),
  ghlContactId: null,
  isSample: false,
}
const settings = {
  siteUrl: 'https://powerboard.example.com',
  sales: { name: 'Powerboard', address: 'sales@powerboard.example.com' },
}
const house = {
  phone: '01632 960 123',
  openingHours: ['Monday to Friday 8am to 6pm'],
  particulars: 'Powerboard UK Limited. Registered in England and Wales no. 1. Registered office: 1 Station Yard.',
}
const mailTo = (changes: Partial<DeliveredLead> = {}) =>
  customerMail({
    settings,
    lead: { ...lead, ...changes },
    house,
    now: new Date('2026-11-03T10:02:00Z'),
    token: 'a'.repeat(43),
  })

test('the email contains the figures, the price period and a link to the result', () => {
  const mail = mailTo()
  expect(mail.subject).toBe('Your calculator result: PB-7K3M-9QXT')
  expect(mail.text).toMatch(/A year with panels: £[\d,]+, likely £[\d,]+ to £[\d,]+\n/)
  expect(mail.text).toMatch(
    /Prices: .*October to December 2026, no VAT on electricity until 31 March 2027, 5% on gas[;\n]/,
  )
  expect(mail.text).toContain(
    'See the full result and its working: https://powerboard.example.com/calculator/quick?postcode=BA&type=flat-middle&area=45&',
  )
  expect(mail.html).toContain(
    'href="https://powerboard.example.com/calculator/quick?postcode=BA&amp;type=flat-middle&amp;',
  )
})

test.each([
  ['price.electricity_40', 'The full result opens with your answers and your own figures, at', 'Your own figures: '],
  [
    'order.panel_1000000 panel.rated-output_50',
    'The full result opens with your answers, at',
    'Your own figures: Your own figures can’t be used together, so this result is based on ours.',
  ],
])('it says whether the result is based on the own figures %s', (own, link, row) => {
  const { text } = mailTo({ answers: answersTo({ area: '93', type: 'semi', built: '1976-1982', own }) })
  expect(text).toContain(link)
  expect(text).toContain(row)
})

test('it names the company as its letters must', () => {
  const { text, html } = mailTo()
  expect([text, html]).toEqual([expect.stringContaining(house.particulars), expect.stringContaining(house.particulars)])
})

test('it repeats no user input', () => {
  const { subject, text, html } = mailTo()
  expect([subject, text, html].join()).not.toMatch(/BUY-MY-PILLS|BA1|ada@/)
})

test('it promises a call only to customers who left a number', () => {
  expect(mailTo().text).toContain('You didn’t leave a number, so we won’t call you.')
  expect(mailTo({ phoneE164: '+447700900123' }).text).toContain(
    'We’ll call you by 10.15am on Tuesday 3 November with this result',
  )
})

test('a lead without a result gets the standard email', () => {
  expect(mailTo({ answers: [{ label: 'The whole answer', value: 'https://evil.example' }] }).subject).toBe(
    'We have your calculator result: PB-7K3M-9QXT',
  )
})
