import { expect, test } from 'vitest'

import { resultRequestSchema } from '@/lib/schemas/result-request'
import { fromResultRequest } from '@/lib/use-cases/leads/from-result-request'

import { BASIS } from '../../../../tests/fixtures/basis'
import type { DeliveredLead } from '../claim'
import { customerMail } from './customer-mail'

const input = resultRequestSchema.parse({
  postcode: 'BA1 1AA',
  type: 'flat-middle',
  area: '45',
  built: '2012-2022',
  insulation: 'unknown',
  heating: 'panel-heaters',
  occupancy: 'a-few-rooms',
  email: 'ada@example.com',
  interest: 'BUY-MY-PILLS',
})
const { answers } = fromResultRequest({ input, basis: BASIS })

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
  answers,
  marketingConsent: false,
  receivedAt: new Date('2026-11-03T10:00:00Z'),
  dueAt: new Date('2026-11-03T10:15:00Z'),
  ghlContactId: null,
}
const settings = {
  siteUrl: 'https://powerboard.example.com',
  sales: { name: 'Powerboard', address: 'sales@powerboard.example.com' },
}
const house = { phone: '01632 960 123', openingHours: ['Monday to Friday 8am to 6pm'] }
const mailTo = (changes: Partial<DeliveredLead> = {}) =>
  customerMail({ settings, lead: { ...lead, ...changes }, house, now: new Date('2026-11-03T10:02:00Z') })

test('the mail holds the figures, the period of their prices and the address of the answer', () => {
  const mail = mailTo()
  expect(mail.subject).toBe('Your calculator result: PB-7K3M-9QXT')
  expect(mail.text).toMatch(/A year with panels: £[\d,]+, likely £[\d,]+ to £[\d,]+\n/)
  expect(mail.text).toMatch(/Prices: .*October to December 2026[;\n]/)
  expect(mail.text).toContain(
    'The whole answer, with its working: https://powerboard.example.com/calculator/quick?postcode=BA&type=flat-middle&area=45&',
  )
  expect(mail.html).toContain(
    'href="https://powerboard.example.com/calculator/quick?postcode=BA&amp;type=flat-middle&amp;',
  )
})

test('it repeats nothing that was typed', () => {
  const { subject, text, html } = mailTo()
  expect([subject, text, html].join()).not.toMatch(/BUY-MY-PILLS|BA1|ada@/)
})

test('it promises a call to those who left a number, and to nobody else', () => {
  expect(mailTo().text).toContain('You left no number, so nobody rings you.')
  expect(mailTo({ phoneE164: '+447700900123' }).text).toContain('Somebody rings you by 10.15am today, with this result')
})

test('a lead without a result gets the mail that everybody gets', () => {
  expect(mailTo({ answers: [{ label: 'The whole answer', value: 'https://evil.example' }] }).subject).toBe(
    'We have your calculator result: PB-7K3M-9QXT',
  )
})
