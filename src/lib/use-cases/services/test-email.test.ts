import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import type { SenderRecords } from '@/lib/integrations/mail/sender-records'
import { createSmtpMail } from '@/lib/integrations/mail/smtp'

import { type SmtpCatcher, startSmtpCatcher } from '../../../../tests/fakes/smtp-catcher'
import { testEmail } from './test-email'

const from = { name: 'Powerboard', address: 'hello@powerboard.test' }
const ALL: SenderRecords = {
  domain: 'powerboard.test',
  spf: { kind: 'found', text: 'v=spf1 -all' },
  dkim: { kind: 'unknown' },
  dmarc: { kind: 'found', text: 'v=DMARC1' },
}

let catcher: SmtpCatcher
let mail: ReturnType<typeof createSmtpMail>
beforeAll(async () => {
  catcher = await startSmtpCatcher()
  mail = createSmtpMail({ url: catcher.url, from })
})
beforeEach(() => catcher.clear())
afterAll(async () => {
  mail.close()
  await catcher.stop()
})

const tested = (records: Partial<SenderRecords> = {}) =>
  testEmail({
    send: mail.send,
    lookUp: (domain) => Promise.resolve({ ...ALL, ...records, domain }),
    reference: 'test-1',
    from,
    to: { name: 'Ada', address: 'ada@powerboard.test' },
    siteUrl: 'https://powerboard.test',
    signal: AbortSignal.timeout(5_000),
  })

test('an email that the server takes works, in the words of the server', async () => {
  expect(await tested()).toEqual({
    state: 'works',
    words: [
      'The mail server took it: 250 OK: message queued.',
      'Check that it has arrived in your mailbox, and not among the spam.',
      'Records of powerboard.test. SPF: found. DKIM: not known, because we do not know the name of its key. The headers of the email say whether it is signed. DMARC: found.',
    ],
  })
  expect(catcher.mails).toMatchObject([{ to: ['ada@powerboard.test'], mail: { subject: 'Test of our email' } }])
})

test.each([
  ['spf', { spf: { kind: 'missing' } }, 'SPF: missing.'],
  ['dkim', { dkim: { kind: 'missing' } }, 'DKIM: missing.'],
  ['dmarc', { dmarc: { kind: 'missing' } }, 'DMARC: missing.'],
] as const)('a missing record has to be put right: %s', async (_, records, words) => {
  const { state, words: found } = await tested(records)
  expect([state, found.join(' ')]).toEqual(['attention', expect.stringContaining(words)])
})

test('a name server that does not answer is no fault of the email', async () => {
  const { state, words } = await tested({ spf: { kind: 'failed' } })
  expect([state, words.join(' ')]).toEqual(['works', expect.stringContaining('SPF: could not be looked up.')])
})

test('a refusal fails in the words of the server, with the records', async () => {
  catcher.play('refusing-message')
  const { state, words } = await tested({ dmarc: { kind: 'missing' } })
  expect([state, words[0]]).toEqual(['fails', 'The mail server answered 554: Looks like spam.'])
  expect(words[1]).toContain('DMARC: missing.')
})
