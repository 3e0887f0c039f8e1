import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { createTransport } from 'nodemailer'
import { Pool } from 'pg'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'

import { deliver } from '@/lib/delivery/deliver'
import { fetchEmails } from '@/lib/delivery/emails/fetch-emails'
import { claimDue } from '@/lib/delivery/store/claim'
import { imapMailbox, type IncomingMailbox } from '@/lib/integrations/mail/imap'
import { createSmtpMail } from '@/lib/integrations/mail/smtp'
import { writeEmail } from '@/lib/use-cases/emails/write-email'

import { freePort } from '../../../scripts/lib/port.mjs'
import { hasMailServers, startMailServers } from '../support/mail-servers'
import { insertLead } from '../support/rows'
import { testDeps } from './support'

if (!hasMailServers())
  console.log('skipped: real mail servers, as Postfix and Dovecot are not installed, or not as root')

/** Postfix passes emails on in the background. */
const ARRIVES_WITHIN = { timeout: 20_000, interval: 100 }

describe.skipIf(!hasMailServers())('an exchange of emails through Postfix and Dovecot', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'mail-'))
  const pool = new Pool({ connectionString: process.env.DATABASE_URL, max: 5 })
  const from = { name: 'Powerboard', address: 'hello@powerboard.example.com' }
  let servers: Awaited<ReturnType<typeof startMailServers>>
  let smtp: ReturnType<typeof createSmtpMail>
  let mailbox: IncomingMailbox

  const fetchNew = () => fetchEmails({ pool, mailbox, stopping: new AbortController().signal })

  beforeAll(async () => {
    servers = await startMailServers(folder, { smtp: await freePort(3425), imap: await freePort(3435) })
    smtp = createSmtpMail({ url: servers.smtpUrl, from })
    mailbox = imapMailbox(servers.imapUrl)
    await vi.waitFor(() => fetchNew(), ARRIVES_WITHIN) // once both accept connections
  })
  afterAll(async () => {
    smtp.close()
    await servers.stop()
    await pool.end()
    rmSync(folder, { recursive: true })
  })

  async function lead(address: string) {
    const reference = `PB-REA1-${String(Math.floor(Math.random() * 9_000) + 1_000)}`
    const { id } = await insertLead({
      reference,
      status: 'new',
      kind: 'contact',
      name: 'Ada Łovelace',
      email: address,
      answers: '[]',
      due_at: '2026-01-05T10:00:00Z',
      quarantined: false,
    })
    return { id, reference }
  }

  async function write(id: number, text: string) {
    const email = { lead: id, key: randomUUID(), subject: 'Your enquiry – “warm” ☀', text, reason: undefined }
    expect(await writeEmail(pool, { email, user: { id: 1, name: 'Ann Lee' } })).toEqual({ outcome: 'written' })
    await pool.query(`update deliveries set next_attempt_at = now() - interval '1 second' where lead_id = $1`, [id])
    const [delivery] = (await claimDue(pool, 20)).filter(({ lead: of }) => of.leadId === id)
    if (!delivery) throw new Error('no email is due')
    expect(await deliver(testDeps(pool, { mail: smtp.send }), delivery)).toBe('sent')
  }

  const kept = async (id: number) =>
    (
      await pool.query(
        `select state, text, not_kept as "notKept" from lead_emails where lead_id = $1 and state not in ('waiting', 'sent') order by id`,
        [id],
      )
    ).rows

  const arrived = (id: number, count: number) =>
    vi.waitFor(async () => {
      await fetchNew()
      expect(await kept(id)).toHaveLength(count)
    }, ARRIVES_WITHIN)

  const customer = () => createTransport({ url: servers.smtpUrl })

  test('arrives as it was written, and its answer is filed once, with its attachment', async () => {
    const { id, reference } = await lead('ada@customer.example.com')
    await write(id, 'Grüße. Tuesday – at ten?')
    const raw = await vi.waitFor(() => {
      const found = servers.emailsOf('ada').find((email) => email.includes(reference))
      if (!found) throw new Error('not there yet')
      return found
    }, ARRIVES_WITHIN)
    expect(raw).not.toMatch(/^Auto-Submitted:/m)
    const messageId = /^Message-ID: (<.+>)/im.exec(raw)?.[1]
    expect(messageId).toContain(`<lead-${reference}-staff-email-`)
    await customer().sendMail({
      from: 'Ada Łovelace <ada@customer.example.com>',
      to: 'sales@powerboard.example.com',
      subject: 'Re: “warm” ☀ 東京',
      inReplyTo: messageId,
      references: messageId,
      text: 'Ja, Dienstag – 東京.\n\nOn Mon, 23 Nov 2026 at 10:00, Powerboard wrote:\n> Grüße',
      attachments: [
        {
          filename: 'Grundriß.pdf',
          content: Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(9 * 1024 * 1024)]),
        },
      ],
    })
    await arrived(id, 1)
    expect(await kept(id)).toEqual([{ state: 'received', text: 'Ja, Dienstag – 東京.', notKept: null }])
    const { rows } = await pool.query('select name, length(pdf) as bytes from lead_documents where lead_id = $1', [id])
    expect(rows).toEqual([{ name: 'Grundriß.pdf', bytes: 9 * 1024 * 1024 + 9 }])
    await fetchNew()
    expect(await kept(id)).toHaveLength(1)
  })

  test('that finds no mailbox comes back, and is no answer of anyone', async () => {
    const { id } = await lead('unknown@customer.example.com')
    await write(id, 'Hello')
    await arrived(id, 1)
    expect(await kept(id)).toEqual([expect.objectContaining({ state: 'bounced' })])
    expect((await pool.query('select what from lead_tasks where lead_id = $1', [id])).rows).toEqual([
      { what: 'Our email came back: check their address' },
    ])
  })

  test('from someone unknown waits; an absence and a list do not', async () => {
    const send = (subject: string, headers: Record<string, string>) =>
      customer().sendMail({
        from: 'Ben <ben@customer.example.com>',
        to: 'sales@powerboard.example.com',
        subject,
        headers,
        text: 'Hello',
      })
    await send('Away', { 'Auto-Submitted': 'auto-replied' })
    await send('News', { 'List-Id': '<news.example.com>' })
    await send('Panels', {})
    const unmatched = async () =>
      (await pool.query('select subject from lead_emails where lead_id is null')).rows.map(({ subject }) => subject)
    await vi.waitFor(async () => {
      await fetchNew()
      expect(await unmatched()).toEqual(['Panels'])
    }, ARRIVES_WITHIN)
  })

  test('larger than what is fetched is filed without its attachments', async () => {
    const { id, reference } = await lead('ada@customer.example.com')
    await customer().sendMail({
      from: 'ada@customer.example.com',
      to: 'sales@powerboard.example.com',
      subject: `Photos for ${reference}`,
      text: 'All of the loft.',
      attachments: [{ filename: 'loft.pdf', content: Buffer.alloc(17 * 1024 * 1024, 'x') }],
    })
    await arrived(id, 1)
    expect(await kept(id)).toEqual([
      {
        state: 'received',
        text: 'All of the loft.',
        notKept: 'The email is larger than 16 MB, so its attachments were left in the mailbox.',
      },
    ])
  })

  test('a mailbox that refuses the password is a failure', async () => {
    const wrong = imapMailbox(servers.imapUrl.replace(/:[^:@]+@/, ':wrong@'))
    await expect(fetchEmails({ pool, mailbox: wrong, stopping: new AbortController().signal })).rejects.toThrow()
  })
})
