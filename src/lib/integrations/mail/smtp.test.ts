import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { type SmtpCatcher, startSmtpCatcher } from '../../../../tests/fakes/smtp-catcher'
import type { MailMessage } from './mail'
import { createSmtpMail } from './smtp'

const from = { name: 'Powerboard', address: 'hello@powerboard.example.com' }
const message: MailMessage = {
  reference: 'PB-7K3M-9QXT',
  channel: 'sales-email',
  to: { name: '', address: 'sales@powerboard.example.com' },
  replyTo: { name: 'Zoë, "The Boss" <ceo@example.org>', address: 'zoe@example.net' },
  subject: 'New quote request PB-7K3M-9QXT from Zoë',
  text: 'Medium, 100 to 200 m²',
  html: '<p>Medium, 100 to 200 m²</p>',
}

let catcher: SmtpCatcher
let mail: ReturnType<typeof createSmtpMail>
const signal = () => AbortSignal.timeout(5_000)

beforeAll(async () => {
  catcher = await startSmtpCatcher()
  mail = createSmtpMail({ url: catcher.url, from })
})
beforeEach(() => catcher.clear())
afterAll(async () => {
  mail.close()
  await catcher.stop()
})

test('an email arrives intact, once, with its own Message-ID', async () => {
  const messageId = '<lead-PB-7K3M-9QXT-sales-email@powerboard.example.com>'
  expect(await mail.send(message, signal())).toEqual({
    ok: true,
    isDelivered: true,
    messageId,
    reply: 'The mail server took it: 250 OK: message queued',
  })
  expect(catcher.mails).toHaveLength(1)
  expect(catcher.mails[0]).toMatchObject({
    from: 'hello@powerboard.example.com',
    to: ['sales@powerboard.example.com'],
    mail: { subject: 'New quote request PB-7K3M-9QXT from Zoë', messageId, from },
  })
  expect(catcher.mails[0]?.mail.text).toContain('Medium, 100 to 200 m²')
  expect(catcher.mails[0]?.mail.html).toContain('<p>Medium, 100 to 200 m²</p>')
  expect(catcher.mails[0]?.raw).toContain('Auto-Submitted: auto-generated')
})

test('a name that looks like an address stays a name', async () => {
  await mail.send(message, signal())
  expect(catcher.mails[0]?.mail.replyTo).toEqual([message.replyTo])
})

describe('an email that would inject a header is refused permanently and never sent', () => {
  test.each([
    ['subject', { subject: 'Hello\r\nBcc: all@example.org' }],
    ['receiver', { to: { name: '', address: 'a@example.com\r\nBcc: b@example.org' } }],
    ['name', { to: { name: 'Ada\nBcc: b@example.org', address: 'a@example.com' } }],
    ['reply address', { replyTo: { name: '', address: 'a@example.com\u0000' } }],
    ['reply name', { replyTo: { name: 'A\rB', address: 'a@example.com' } }],
    ['reference', { reference: '../../etc/passwd' }],
    ['channel', { channel: 'sales email' }],
  ])('by its %s', async (_header, changes) => {
    expect(await mail.send({ ...message, ...changes }, signal())).toMatchObject({ ok: false, permanent: true })
    expect(catcher.mails).toEqual([])
  })
})

describe('the server', () => {
  test.each([
    ['refusing-receiver', { permanent: true, problem: 'The mail server answered 550: No such mailbox' }],
    ['refusing-message', { permanent: true, problem: 'The mail server answered 554: Looks like spam' }],
    ['greylisting', { permanent: false, problem: 'The mail server answered 451: Try again later', ofMessage: true }],
  ] as const)('%s', async (condition, failure) => {
    catcher.play(condition)
    expect(await mail.send(message, signal())).toEqual({ ok: false, retryAfterMs: null, ...failure })
  })

  test('hanging is abandoned when the signal aborts', async () => {
    catcher.play('hanging')
    expect(await mail.send(message, AbortSignal.timeout(50))).toEqual({
      ok: false,
      permanent: false,
      retryAfterMs: null,
      problem: 'The mail server could not be reached (EABORT)',
    })
  })

  test('rejecting our password is retryable', async () => {
    const stranger = createSmtpMail({ url: catcher.url.replace('//', '//user:wrong@'), from })
    expect(await stranger.send(message, signal())).toMatchObject({ ok: false, permanent: false })
    stranger.close()
  })

  test('being down is retryable', async () => {
    const gone = await startSmtpCatcher()
    await gone.stop()
    const lost = createSmtpMail({ url: gone.url, from })
    expect(await lost.send(message, signal())).toEqual({
      ok: false,
      permanent: false,
      retryAfterMs: null,
      problem: 'The mail server could not be reached (ESOCKET)',
    })
    lost.close()
  })
})
