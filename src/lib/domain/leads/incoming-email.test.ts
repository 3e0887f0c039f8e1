import { describe, expect, test } from 'vitest'

import { answeredReferences, kindOfEmail, namedReferences, newText } from './incoming-email'

const kindOf = (headers: Record<string, string>, from = 'ada@example.com') =>
  kindOfEmail(new Map(Object.entries(headers)), from)

describe('what an email is', () => {
  test.each([
    ['a person', {}, 'person'],
    ['a person whose program says so', { 'auto-submitted': 'no' }, 'person'],
    ['a person who asks for urgency', { precedence: 'first-class', 'x-priority': '1' }, 'person'],
    ['a person who writes about a delivery report', { subject: 'Delivery status' }, 'person'],
    [
      'a delivery report',
      {
        'content-type': 'multipart/report; report-type=delivery-status; boundary="x"',
        'auto-submitted': 'auto-replied',
      },
      'bounce',
    ],
    ['a report without its type', { 'return-path': '<>' }, 'bounce'],
    ['an absence', { 'auto-submitted': 'auto-replied' }, 'automatic'],
    ['an absence with an empty return path', { 'auto-submitted': 'auto-replied', 'return-path': '<>' }, 'automatic'],
    ['one of our own emails', { 'auto-submitted': 'auto-generated' }, 'automatic'],
    ['an absence of Exchange', { subject: 'Automatic reply: Your quote' }, 'automatic'],
    ['an absence of an old program', { 'x-autoreply': 'yes' }, 'automatic'],
    ['an absence by its precedence', { precedence: 'auto_reply' }, 'automatic'],
    ['a mailing list', { 'list-id': '<trade.example.com>' }, 'list'],
    ['a newsletter', { 'list-unsubscribe': '<https://example.com/stop>' }, 'list'],
    ['bulk mail', { precedence: 'bulk' }, 'list'],
  ])('%s', (_what, headers, kind) => {
    expect(kindOf(headers)).toBe(kind)
  })

  test.each(['MAILER-DAEMON@mx.example.com', 'postmaster@example.com'])('%s reports a bounce', (from) => {
    expect(kindOf({}, from)).toBe('bounce')
  })
})

describe('which lead an email answers', () => {
  test('the latest of ours that the thread names comes first', () => {
    expect(
      answeredReferences(
        '<lead-PB-AAAA-0001-customer-email@powerboard.example.com> <other@example.com>',
        '<lead-PB-AAAA-0002-staff-email-7@powerboard.example.com>',
      ),
    ).toEqual(['PB-AAAA-0002', 'PB-AAAA-0001'])
  })

  test('others’ Message-IDs name none, nor do impossible references', () => {
    expect(answeredReferences(null, undefined, '<abc@example.com>', '<lead-PB-ILOU-0001-x@example.com>')).toEqual([])
  })

  test('a subject names references', () => {
    expect(namedReferences('Re: your enquiry pb-aaaa-0001, and PB-AAAA-0001 again')).toEqual(['PB-AAAA-0001'])
    expect(namedReferences('Re: panels')).toEqual([])
  })
})

describe('what is new in an email', () => {
  test.each([
    ['On Mon, 23 Nov 2026 at 10:00, Powerboard <hello@example.com> wrote:'],
    ['On Mon, 23 Nov 2026 at 10:00, Powerboard with a long name\n<hello@example.com> wrote:'],
    ['-----Original Message-----'],
    ['________________________________'],
    ['From: Powerboard\nSent: Monday'],
  ])('it ends before %j', (begins) => {
    expect(newText(`Tuesday suits us.\n\nAda\n\n${begins}\n> Hello Ada`)).toBe('Tuesday suits us.\n\nAda')
  })

  test('answers between quoted lines are kept', () => {
    expect(newText('> Tuesday?\nYes.\n> At ten?\nEleven.')).toBe('Yes.\nEleven.')
  })

  test('what only looks like the beginning of a quotation is kept', () => {
    const text = 'From: the loft\nwe hear a hum.\nOn Tuesday we are at home.'
    expect(newText(text)).toBe(text)
  })

  test('an email that consists of a quotation is kept whole', () => {
    expect(newText('-----Original Message-----\n> Hello')).toBe('-----Original Message-----\n> Hello')
  })

  test('a long text is read in linear time', () => {
    const text = `On ${'x '.repeat(150_000)}\n`.repeat(3)
    expect(newText(text)).toBe(text.trim())
  })
})
