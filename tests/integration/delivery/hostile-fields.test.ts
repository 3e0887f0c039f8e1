import { readdirSync, readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { storedOrder } from '@/lib/content/orders/stored-order'
import { customerMail } from '@/lib/delivery/messages/customer-mail'
import { orderMail } from '@/lib/delivery/messages/order-mail'
import { quoteMail } from '@/lib/delivery/messages/quote-mail'
import { staffMail } from '@/lib/delivery/messages/staff-mail'
import { seasonMail } from '@/lib/delivery/season-links/season-mail'
import type { DeliveredLead } from '@/lib/delivery/store/claim'
import { waitingMail } from '@/lib/delivery/waiting-list/waiting-mail'
import { dataLinkMail } from '@/lib/delivery/your-data/data-link-mail'
import { ORDER_NOTICES } from '@/lib/domain/delivery/delivery-states'
import { LEAD_KINDS, type LeadKind } from '@/lib/domain/leads/lead-kinds'
import { ORDER_STATES } from '@/lib/domain/orders/order-states'
import type { MailMessage } from '@/lib/integrations/mail/mail'
import { configurationQuoteSchema } from '@/lib/schemas/calculate/configuration-quote'
import { estimateEmailSchema } from '@/lib/schemas/calculate/estimate-email'
import { fromConfiguration } from '@/lib/use-cases/leads/from-configuration'
import { fromEstimateEmail } from '@/lib/use-cases/leads/from-estimate-email'

import { BASIS } from '../../fixtures/basis'
import { ENQUIRIES } from '../../fixtures/enquiries'
import { QUOTE } from '../../fixtures/quote'

/** What a stranger would like to send through our emails, as typed in every field. */
const HOSTILE = 'Visit evil.test now'
const TRACES = /evil|visit/i

const settings = { siteUrl: 'https://powerboard.example.com', sales: { name: '', address: 'sales@example.com' } }
const house = { phone: '01632 960 123', openingHours: ['Weekdays'], particulars: 'Powerboard UK Limited.' }
const now = new Date('2026-11-03T10:02:00Z')
const token = 'a'.repeat(43)

/** The answers of the two kinds whose email repeats figures, with hostile texts wherever the form takes any. */
const ANSWERS: Partial<Record<LeadKind, DeliveredLead['answers']>> = {
  calculator: fromEstimateEmail({
    input: estimateEmailSchema.parse({
      postcode: 'BA1 1AA',
      type: 'flat-middle',
      area: '45',
      built: '2012-2022',
      insulation: 'unknown',
      heating: 'panel-heaters',
      occupancy: 'a-few-rooms',
      email: 'evil@visit.test',
      interest: HOSTILE,
    }),
    basis: BASIS,
  }).answers,
  configuration: fromConfiguration({
    input: configurationQuoteSchema.parse({
      ...ENQUIRIES['/configuration-quotes'],
      customerName: HOSTILE,
      address: HOSTILE,
      heatingIssues: HOSTILE,
      installationLocation: HOSTILE,
    }),
    basis: BASIS,
    submittedAt: now,
  }).answers,
}

const leadOf = (kind: LeadKind): DeliveredLead & { email: string } => ({
  leadId: 41,
  reference: 'PB-7K3M-9QXT',
  kind,
  name: HOSTILE,
  firstName: 'Visit',
  lastName: 'evil.test now',
  email: 'ada@example.com',
  phone: HOSTILE,
  phoneE164: '+447700900123',
  postcode: HOSTILE,
  source: HOSTILE,
  answers: [...(ANSWERS[kind] ?? []), { label: HOSTILE, value: HOSTILE }],
  changes: [{ label: HOSTILE, value: HOSTILE }],
  isWithdrawn: false,
  marketingConsent: false,
  hasStoppedMarketing: false,
  receivedAt: now,
  dueAt: new Date('2026-11-03T10:15:00Z'),
  ghlContactId: null,
})

const orderWith = (confirmBy: string | null) =>
  storedOrder({
    reference: 'PB-7K3M-9QXT',
    state: 'awaiting-payment',
    orderedAt: now,
    payBy: '2026-11-06T00:00:00.000Z',
    confirmBy,
    lines: [{ productId: 1, name: 'Powerboard S 225W', quantity: 4, eachPence: 28_900, leadTime: '5 working days' }],
    deliveryPence: 15_000,
    totalPence: 130_600,
    vatPence: 21_767,
    customerName: HOSTILE,
    street: HOSTILE,
    town: HOSTILE,
    postcode: HOSTILE,
    phone: HOSTILE,
    deliveryNote: HOSTILE,
    fitting: 'own',
    termsVersion: '2026-11-24',
  })
const seller = {
  legalName: 'Powerboard Ltd',
  address: ['1 High Street'],
  registeredNumber: '',
  vatNumber: 'GB 123',
  phone: '01632 960 000',
  email: 'sales@example.com',
  bank: { accountName: 'Powerboard Ltd', sortCode: '12-34-56', accountNumber: '12345678' },
}

/** Every email to a customer, by the function that writes it. */
const MAILS: Record<string, () => MailMessage[]> = {
  customerMail: () => LEAD_KINDS.map(({ value }) => customerMail({ settings, lead: leadOf(value), now, house, token })),
  orderMail: () =>
    [...ORDER_STATES.map(({ value }) => value), ...ORDER_NOTICES.filter((notice) => notice !== 'made')].flatMap(
      (about) =>
        [null, '2026-11-03T12:02:00.000Z'].map((confirmBy) =>
          orderMail({
            settings,
            lead: leadOf('order'),
            order: orderWith(confirmBy),
            about,
            seller,
            house,
            token,
            confirmationToken: 'b'.repeat(43),
          }),
        ),
    ),
  quoteMail: () =>
    [null, { by: 'Ada', at: now, earlyFitting: null }].map((acceptance) =>
      quoteMail({ settings, lead: leadOf('quote'), quote: QUOTE, acceptance, house, token }),
    ),
  staffMail: () => [
    staffMail({
      settings,
      lead: leadOf('quote'),
      to: 'ada@example.com',
      email: { id: 1, subject: 'Your enquiry', text: 'Hello', inReplyTo: null, authorName: 'Ann Lee' },
      house,
    }),
  ],
  waitingMail: () =>
    (['confirm', 'back'] as const).map((kind) =>
      waitingMail({
        notice: {
          id: 1,
          attempts: 1,
          kind,
          email: 'ada@example.com',
          reference: 'r',
          product: 'Powerboard',
          slug: 'powerboard',
        },
        siteUrl: settings.siteUrl,
        particulars: house.particulars,
      }),
    ),
  dataLinkMail: () => [
    dataLinkMail({
      reference: 'r',
      email: 'ada@example.com',
      siteUrl: settings.siteUrl,
      particulars: house.particulars,
    }),
  ],
  seasonMail: () => [
    seasonMail({
      reference: 'r',
      email: 'ada@example.com',
      siteUrl: settings.siteUrl,
      particulars: house.particulars,
    }),
  ],
}

/** Emails to staff, and the two that `customerMail` chooses by the kind of lead. */
const OTHERS = ['salesMail', 'estimateMail', 'configurationMail']

test('every function that writes an email is covered', () => {
  const sources = readdirSync('src/lib/delivery', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('-mail.ts') && !file.endsWith('send-by-mail.ts'))
    .map((file) => readFileSync(`src/lib/delivery/${file}`, 'utf8'))
  const written = sources.flatMap((source) =>
    [...source.matchAll(/^export function (\w+Mail)\(/gm)].map(([, name]) => name),
  )
  expect(written.toSorted()).toEqual([...Object.keys(MAILS), ...OTHERS].toSorted())
})

test('the two emails with figures are among them', () => {
  const subjects = MAILS.customerMail?.()
    .map(({ subject }) => subject)
    .join()
  expect(subjects).toContain('Your calculator result')
  expect(subjects).toContain('The price of your system')
})

test.each(Object.entries(MAILS))('%s repeats nothing that a stranger typed', (_name, mails) => {
  for (const { subject, text, html, to } of mails())
    expect([subject, text, html, to.name].join('\n')).not.toMatch(TRACES)
})

test('the first email of an order asks for a confirmation with a link of its own', () => {
  const texts = MAILS.orderMail?.().map(({ subject, text }) => `${subject}\n${text}`) ?? []
  const link = `https://powerboard.example.com/order/confirm/${'b'.repeat(43)}`
  expect(texts.filter((text) => text.includes(link))).toEqual([expect.stringMatching(/^Please confirm your order/)])
  expect(texts.find((text) => text.includes(link))).toContain('by 12.02pm on Tuesday 3 November')
})
