import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import type { DeliveredLead } from '../store/claim'
import type { DeliverySettings } from '../store/settings'
import { crmContact, crmNote } from './crm-note'
import { customerMail } from './customer-mail'
import { salesMail } from './sales-mail'

const now = new Date('2026-11-03T10:02:00Z')
const house = {
  phone: '01632 960 123',
  openingHours: ['Monday to Friday 8am to 6pm', 'Saturday 9am to 4pm'],
  particulars: 'Powerboard UK Limited. Registered in England and Wales no. 1. Registered office: 1 Station Yard.',
}
const settings: DeliverySettings = {
  siteUrl: 'https://powerboard.example.com',
  sales: { name: 'Powerboard', address: 'sales@powerboard.example.com' },
}
const TOKEN = 'a'.repeat(43)
const lead: DeliveredLead = {
  leadId: 41,
  reference: 'PB-7K3M-9QXT',
  kind: 'quote',
  name: 'Ada O’Brien',
  firstName: 'Ada',
  lastName: 'O’Brien',
  email: 'ada@example.com',
  phone: '07700 900 123',
  phoneE164: '+447700900123',
  postcode: 'SN10 1AA',
  source: 'quote-dialog',
  answers: [
    { label: 'Name', value: 'Ada O’Brien' },
    { label: 'Anything else', value: 'First line\nSecond line' },
  ],
  changes: [],
  isWithdrawn: false,
  marketingConsent: false,
  hasStoppedMarketing: false,
  receivedAt: new Date('2026-11-03T10:00:00Z'),
  dueAt: new Date('2026-11-03T10:15:00Z'),
  ghlContactId: null,
  isSample: false,
}

describe('the email to sales', () => {
  const mail = salesMail({ settings, lead, now })

  test('gives name, origin and deadline, and replies go to the customer', () => {
    expect(mail).toMatchObject({
      channel: 'sales-email',
      to: settings.sales,
      replyTo: { name: 'Ada O’Brien', address: 'ada@example.com' },
      subject: 'New quote request PB-7K3M-9QXT from Ada O’Brien, SN10 1AA',
    })
    expect(mail.text).toContain('PB-7K3M-9QXT. We promised a reply by 10.15am today.')
  })

  test('says how it reached us', () => {
    const call = salesMail({ settings, lead: { ...lead, kind: 'contact', source: 'telephone' }, now })
    expect(call.subject).toBe('New call PB-7K3M-9QXT from Ada O’Brien, SN10 1AA')
    expect(call.text).toContain('Telephone')
  })

  test.each([
    [{ kind: 'order' }, 'Record its progress under Orders.'],
    [
      { kind: 'calculator', phone: null, phoneE164: null },
      'They left no phone number, and we told them we wouldn’t call.',
    ],
  ] as const)('claims no deadline where none was promised: %o', (changed, line) => {
    const { text } = salesMail({ settings, lead: { ...lead, ...changed }, now })
    expect(text).toContain(`PB-7K3M-9QXT. ${line}`)
    expect(text).not.toContain('Reply due')
  })

  test('lists every submitted value and what we know, in text and HTML', () => {
    expect(mail.text).toContain(
      'Name: Ada O’Brien\nAnything else: First line\n  Second line\nOffers and news by email: No\nCame from: Quote dialog',
    )
    expect(mail.text).toContain(
      'Received: Tuesday 3 November 2026, 10.00am\nReply due: Tuesday 3 November 2026, 10.15am',
    )
    expect(mail.html).toContain('First line<br>Second line')
  })

  test('links to the phone number and the lead', () => {
    expect(mail.text).toContain('Call 07700 900 123: tel:+447700900123')
    expect(mail.html).toContain('href="tel:+447700900123"')
    expect(mail.html).toContain('href="https://powerboard.example.com/admin/collections/leads/41"')
  })

  test('omits missing values', () => {
    const bare = salesMail({
      settings,
      now,
      lead: { ...lead, email: null, phone: null, phoneE164: null, postcode: null },
    })
    expect(bare).toMatchObject({ replyTo: null, subject: 'New quote request PB-7K3M-9QXT from Ada O’Brien' })
    expect(bare.html).not.toContain('tel:')
  })
})

describe('the email to the customer', () => {
  const mail = customerMail({ settings, lead, now, house, token: TOKEN })

  test('gives the reference, the promise and our contact details', () => {
    expect(mail).toMatchObject({
      channel: 'customer-email',
      to: { name: '', address: 'ada@example.com' },
      replyTo: settings.sales,
      subject: 'We have your quote request: PB-7K3M-9QXT',
    })
    expect(mail.text).toContain(
      'Hello Ada,\n\nWe’ll call you by 10.15am on Tuesday 3 November, with your answers to hand.',
    )
    expect(mail.text).toContain(
      'Your reference: PB-7K3M-9QXT\nPhone: 01632 960 123\nOpening hours: Monday to Friday 8am to 6pm\n  Saturday 9am to 4pm',
    )
  })

  test('names the company as its letters must', () => {
    expect(mail.text).toContain(house.particulars)
  })

  test('links the datasheet only for customers who requested it', () => {
    const requested = customerMail({ settings, lead: { ...lead, kind: 'datasheet' }, now, house, token: TOKEN })
    expect(requested.text).toContain('The datasheet (PDF): https://powerboard.example.com/downloads/datasheet')
    expect(requested.html).toContain('href="https://powerboard.example.com/downloads/datasheet"')
    expect(mail.text).not.toContain('/downloads/')
  })

  test('does not promise a time that has passed', () => {
    const late = customerMail({ settings, lead, house, now: lead.dueAt, token: TOKEN })
    expect(late.text).toContain('We’ll call you as soon as we can, with your answers to hand.')
  })

  test('promises an email to customers who left no number', () => {
    expect(customerMail({ settings, lead: { ...lead, phoneE164: null }, house, now, token: TOKEN }).text).toContain(
      'We’ll reply by email by 10.15am on',
    )
  })

  test('repeats no user input except a first name', () => {
    const typed = 'BUY-MY-PILLS'
    const stuffed = {
      ...lead,
      name: typed,
      lastName: typed,
      phone: typed,
      postcode: typed,
      source: typed,
      answers: [{ label: typed, value: typed }],
    }
    const { subject, text, html } = customerMail({ settings, lead: stuffed, house, now, token: TOKEN })
    expect([subject, text, html].join()).not.toContain(typed)
  })

  test('calls what a colleague has entered an enquiry', () => {
    const entered = { ...lead, kind: 'contact', source: 'visit' } as const
    expect(customerMail({ settings, lead: entered, house, now, token: TOKEN }).subject).toBe(
      'We have your enquiry: PB-7K3M-9QXT',
    )
  })

  test('requires an address', () => {
    expect(() => customerMail({ settings, lead: { ...lead, email: null }, house, now, token: TOKEN })).toThrow(
      RangeError,
    )
  })
})

describe('arbitrary user input', () => {
  const nasty = fc.oneof(
    fc.constantFrom(
      '<script>alert(1)</script>',
      '" onload="x',
      "'><img src=x>",
      'a\r\nBcc: b@example.org',
      '=cmd|x',
      '\u202egnp.exe',
      '&lt;b&gt;',
    ),
    fc.string({ unit: 'binary' }),
  )

  test('cannot inject a tag, an attribute or a header line', () => {
    fc.assert(
      fc.property(nasty, nasty, (label, value) => {
        const typed = {
          ...lead,
          name: value,
          firstName: value,
          phone: value,
          postcode: value,
          source: value,
          answers: [{ label, value }],
        }
        const sales = salesMail({ settings, lead: typed, now })
        const customer = customerMail({ settings, lead: typed, house, now, token: TOKEN })
        for (const mail of [sales, customer]) {
          expect(`${mail.subject}${mail.replyTo?.name}`).not.toMatch(/\p{Cc}/u)
          expect([...tagsOf(mail.html)].filter((tag) => !OUR_TAGS.has(tag))).toEqual([])
          expect(mail.html).not.toMatch(/<[^>]*\son\w+=/)
        }
      }),
    )
  })
})

describe('the CRM', () => {
  test('gets a contact with a dialable number', () => {
    expect(crmContact(lead)).toEqual({
      reference: 'PB-7K3M-9QXT',
      name: 'Ada O’Brien',
      firstName: 'Ada',
      lastName: 'O’Brien',
      email: 'ada@example.com',
      phone: '+447700900123',
      postcode: 'SN10 1AA',
      marketingConsent: null,
      source: 'Website: quote request',
    })
  })

  test.each([
    { marketingConsent: false, hasStoppedMarketing: false, value: null },
    { marketingConsent: true, hasStoppedMarketing: false, value: 'Yes' },
    { marketingConsent: true, hasStoppedMarketing: true, value: 'No' },
  ])('has the consent in a field: $value', ({ value, ...consent }) => {
    expect(crmContact({ ...lead, ...consent }).marketingConsent).toBe(value)
  })

  test.each([
    { kind: 'calculator', name: 'ada@example.com', firstName: '', lastName: '' },
    { kind: 'calculator', name: 'ada@example.com', firstName: null, lastName: null },
    { kind: 'call-back', name: 'Ada', firstName: 'Ada', lastName: '' },
  ] as const)('keeps the name of its contact: %j', (changes) => {
    const contact = crmContact({ ...lead, ...changes })
    for (const field of ['name', 'firstName', 'lastName']) expect(contact).not.toHaveProperty(field)
    expect(contact.email).toBe('ada@example.com')
  })

  test('gets a name of one part', () => {
    const single = { name: 'Ada', firstName: 'Ada', lastName: '' }
    expect(crmContact({ ...lead, ...single })).toMatchObject(single)
  })

  test('is told of a call that a colleague has entered as a call', () => {
    const call = { ...lead, kind: 'contact', source: 'telephone' } as const
    expect(crmContact(call).source).toBe('Call')
    expect(crmNote(call)).toMatch(/^Call PB-7K3M-9QXT\n/)
    expect(crmNote(call)).toContain('Came from: Telephone')
  })

  test('gets a note containing its reference', () => {
    expect(crmNote(lead)).toMatch(
      /^Website quote request PB-7K3M-9QXT\n\nName: Ada O’Brien\nAnything else: First line\nSecond line\n/,
    )
  })
})

const OUR_TAGS = new Set([
  'html',
  'head',
  'meta',
  'title',
  'body',
  'table',
  'tr',
  'td',
  'th',
  'h1',
  'h2',
  'img',
  'span',
  'style',
  'p',
  'a',
  'bdi',
  'br',
])
const tagsOf = (html: string) => new Set([...html.matchAll(/<([a-z][a-z0-9]*)/gi)].map(([, tag = '']) => tag))
