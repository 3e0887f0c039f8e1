import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

import PostalMime from 'postal-mime'
import { afterEach, beforeEach, expect, test } from 'vitest'

import { createDiskMail } from './disk-mail'
import type { MailMessage } from './mail'

const from = { name: 'Powerboard', address: 'hello@powerboard.example.com' }
const message: MailMessage = {
  reference: 'PB-7K3M-9QXT',
  channel: 'customer-email',
  to: { name: 'Zoë Žižka', address: 'zoe@example.net' },
  replyTo: null,
  subject: 'We have your request, £0 to pay',
  text: 'Hello',
  html: '<p>Hello</p>',
}
const { signal } = new AbortController()

let dataDir: string
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'kept-mail-'))
})
afterEach(() => rm(dataDir, { recursive: true }))

test('an email is saved as a readable .eml that only the owner can open', async () => {
  const { send } = createDiskMail({ dataDir, from })
  expect(await send(message, signal)).toEqual({
    ok: true,
    isDelivered: false,
    place: 'mail/PB-7K3M-9QXT-customer-email.eml',
  })
  const file = path.join(dataDir, 'mail', 'PB-7K3M-9QXT-customer-email.eml')
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  expect(await PostalMime.parse(await readFile(file))).toMatchObject({
    from,
    to: [message.to],
    subject: message.subject,
    messageId: '<lead-PB-7K3M-9QXT-customer-email@powerboard.example.com>',
    html: expect.stringContaining('<p>Hello</p>'),
  })
})

test('saving the same email again replaces the file', async () => {
  const { send } = createDiskMail({ dataDir, from })
  await send(message, signal)
  await send({ ...message, subject: 'Again' }, signal)
  expect(await readdir(path.join(dataDir, 'mail'))).toEqual(['PB-7K3M-9QXT-customer-email.eml'])
})

test('a reference that would escape the folder is refused', async () => {
  const { send } = createDiskMail({ dataDir, from })
  expect(await send({ ...message, reference: '../out' }, signal)).toMatchObject({ ok: false, permanent: true })
  expect(await readdir(dataDir)).toEqual([])
})

test('an unwritable folder is a retryable failure', async () => {
  await writeFile(path.join(dataDir, 'mail'), 'a file in the way')
  const { send } = createDiskMail({ dataDir, from })
  expect(await send(message, signal)).toMatchObject({ ok: false, permanent: false })
})
