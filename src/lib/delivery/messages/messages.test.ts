import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import type { DeliveredLead } from '../claim'
import type { DeliverySettings } from '../settings'
import { crmContact, crmNote } from './crm-note'
import { customerMail } from './customer-mail'
import { salesMail } from './sales-mail'

const now = new Date('2026-11-03T10:02:00Z')
const house = { phone: '01632 960 123', openingHours: ['Monday to Friday 8am to 6pm', 'Saturday 9am to 4pm'] }
const settings: DeliverySettings = {
  siteUrl: 'https://powerboard.example.com',
  sales: { name: 'Powerboard', address: 'sales@powerboard.example.com' },
}
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
  marketingConsent: false,
  receivedAt: new Date('2026-11-03T10:00:00Z'),
  dueAt: new Date('2026-11-03T10:15:00Z'),
  ghlContactId: null,
}

describe('the mail to sales', () => {
  const mail = salesMail({ settings, lead, now })

  test('says who, from where and by when, and is answered to the customer', () => {
    expect(mail).toMatchObject({
      channel: 'sales-email',
      to: settings.sales,
      replyTo: { name: 'Ada O’Brien', address: 'ada@example.com' },
      subject: 'New quote request PB-7K3M-9QXT from Ada O’Brien, SN10 1AA',
    })
    expect(mail.text).toContain('PB-7K3M-9QXT. We promised an answer by 10.15am today.')
  })

  test('lists everything typed and what we know, in both parts', () => {
    expect(mail.text).toContain(
      'Name: Ada O’Brien\nAnything else: First line\n  Second line\nOffers and news by e-mail: No\nCame from: quote-dialog',
    )
    expect(mail.text).toContain(
      'Received: Tuesday 3 November 2026, 10.00am\nAnswer by: Tuesday 3 November 2026, 10.15am',
    )
    expect(mail.html).toContain('First line<br>Second line')
  })

  test('leads to the phone and to the lead', () => {
    expect(mail.text).toContain('Ring 07700 900 123: tel:+447700900123')
    expect(mail.html).toContain('href="tel:+447700900123"')
    expect(mail.html).toContain('href="https://powerboard.example.com/admin/collections/leads/41"')
  })

  test('does without what was not given', () => {
    const bare = salesMail({
      settings,
      now,
      lead: { ...lead, email: null, phone: null, phoneE164: null, postcode: null },
    })
    expect(bare).toMatchObject({ replyTo: null, subject: 'New quote request PB-7K3M-9QXT from Ada O’Brien' })
    expect(bare.html).not.toContain('tel:')
  })
})

describe('the mail to the customer', () => {
  const mail = customerMail({ settings, lead, now, house })

  test('gives the reference, the promise and how to reach us', () => {
    expect(mail).toMatchObject({
      channel: 'customer-email',
      to: { name: '', address: 'ada@example.com' },
      replyTo: settings.sales,
      subject: 'We have your quote request: PB-7K3M-9QXT',
    })
    expect(mail.text).toContain('Hello Ada,\n\nSomebody rings you by 10.15am today.')
    expect(mail.text).toContain(
      'Your reference: PB-7K3M-9QXT\nPhone: 01632 960 123\nOpening hours: Monday to Friday 8am to 6pm\n  Saturday 9am to 4pm',
    )
  })

  test('encloses the address of the datasheet for those who asked for it, and for nobody else', () => {
    const asked = customerMail({ settings, lead: { ...lead, kind: 'datasheet' }, now, house })
    expect(asked.text).toContain('The datasheet (PDF): https://powerboard.example.com/downloads/datasheet')
    expect(asked.html).toContain('href="https://powerboard.example.com/downloads/datasheet"')
    expect(mail.text).not.toContain('/downloads/')
  })

  test('does not promise a moment that has passed', () => {
    const late = customerMail({ settings, lead, house, now: lead.dueAt })
    expect(late.text).toContain('Somebody rings you as soon as they can.')
  })

  test('promises a letter to those who left no number', () => {
    expect(customerMail({ settings, lead: { ...lead, phoneE164: null }, house, now }).text).toContain(
      'Somebody writes to you by',
    )
  })

  test('repeats nothing that was typed but a first name', () => {
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
    const { subject, text, html } = customerMail({ settings, lead: stuffed, house, now })
    expect([subject, text, html].join()).not.toContain(typed)
  })

  test.each([
    'www.example.org',
    'http://x',
    'Ada 07700',
    'Ada\r\nBcc: x',
    '<b>Ada</b>',
    '\u202eAda',
    '=cmd|x',
    'a'.repeat(41),
    '',
  ])('greets nobody by %j', (firstName) => {
    expect(customerMail({ settings, lead: { ...lead, firstName }, house, now }).text).toContain('\n\nHello,\n\n')
  })

  test.each(['Zoë', 'Mary-Jane', 'D’Arcy', "D'Arcy", 'محمد', 'José María', 'X'])('greets %s', (firstName) => {
    expect(customerMail({ settings, lead: { ...lead, firstName }, house, now }).text).toContain(`Hello ${firstName},`)
  })

  test('needs an address', () => {
    expect(() => customerMail({ settings, lead: { ...lead, email: null }, house, now })).toThrow(RangeError)
  })
})

describe('whatever a visitor types', () => {
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

  test('makes no tag, no attribute and no second header line', () => {
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
        const customer = customerMail({ settings, lead: typed, house, now })
        for (const mail of [sales, customer]) {
          expect(`${mail.subject}${mail.replyTo?.name}`).not.toMatch(/\p{Cc}/u)
          expect([...tagsOf(mail.html)].filter((tag) => !OUR_TAGS.has(tag))).toEqual([])
          expect(mail.html).not.toMatch(/<[^>]*\son\w+=/)
        }
      }),
    )
  })
})

test('no mail fetches anything from elsewhere', () => {
  for (const { html } of [salesMail({ settings, lead, now }), customerMail({ settings, lead, now, house })]) {
    expect(html).not.toMatch(/<img|<link|@import|url\(|src=/)
  }
})

describe('the CRM', () => {
  test('gets a contact with the number it can ring', () => {
    expect(crmContact(lead)).toEqual({
      reference: 'PB-7K3M-9QXT',
      name: 'Ada O’Brien',
      firstName: 'Ada',
      lastName: 'O’Brien',
      email: 'ada@example.com',
      phone: '+447700900123',
      postcode: 'SN10 1AA',
      source: 'Website: quote request',
    })
  })

  test('gets a note that names its reference', () => {
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
  'div',
  'h1',
  'p',
  'a',
  'bdi',
  'br',
])
const tagsOf = (html: string) => new Set([...html.matchAll(/<([a-z][a-z0-9]*)/gi)].map(([, tag = '']) => tag))
