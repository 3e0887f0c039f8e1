import { afterAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'

import { overdueLeads } from '@/components/admin/lead-lists'
import { whereOf } from '@/components/admin/list-url'
import { OUTSIDE_SERVER } from '@/lib/cms/hooks/refresh-pages'
import { payloadClient } from '@/lib/data/payload-client'
import { isReplyPromised } from '@/lib/domain/leads/reply-promise'
import type { MailMessage } from '@/lib/integrations/mail/mail'
import { sendAlerts } from '@/lib/schedule/alerts/send-alerts'

import { insertDelivery, insertEnquiry, openTestPool, silentLog } from '../delivery/support'

const payload = await payloadClient()
const pool = openTestPool()
afterAll(() => pool.end())

const NOW = new Date('2026-11-20T12:00:00Z')
let mails: MailMessage[]
let isRefused: boolean
let isBroken: boolean
let hasMailServer: boolean
let saved: Set<string>
beforeEach(async () => {
  mails = []
  isRefused = false
  isBroken = false
  hasMailServer = true
  saved = new Set()
  await pool.query('truncate staff_alerts, leads, deliveries, performance_metrics, scheduled_tasks cascade')
  await pool.query('update products set stock_level = null')
  await pool.query('update site_settings set bank_account_number = null')
})

const run = (now = NOW) =>
  sendAlerts({
    pool,
    now,
    log: silentLog(),
    mail: {
      to: { name: '', address: 'sales@powerboard.example.com' },
      adminUrl: 'https://powerboard.example.com/admin',
      send: async (message) => {
        if (isBroken) throw new Error('a slip of ours')
        if (isRefused) return { ok: false, permanent: false, retryAfterMs: null, problem: 'down' }
        if (!hasMailServer) {
          saved.add(message.reference)
          return { ok: true, isDelivered: false, place: 'mail/x.eml' }
        }
        mails.push(message)
        return { ok: true, isDelivered: true, messageId: 'x' }
      },
    },
  })
const subjects = () => mails.map(({ subject }) => subject)

/** An enquiry that is waiting for a response. */
async function addLead(dueAt: string) {
  const { leadId } = await insertEnquiry(pool)
  await pool.query('update leads set due_at = $2 where id = $1', [leadId, dueAt])
  return leadId
}

async function keysLike(pattern: string) {
  const { rows } = await pool.query<{ key: string }>('select key from staff_alerts where key like $1 order by key', [
    pattern,
  ])
  return rows.map(({ key }) => key)
}

test('nothing is sent if there is nothing to report', async () => {
  await addLead('2026-11-20T12:00:01Z')
  await run()
  expect(mails).toEqual([])
})

test('an enquiry that has waited too long is reported once, and again when another one has', async () => {
  await addLead('2026-11-20T11:59:59Z')
  await run()
  await run()
  expect(subjects()).toEqual(['An enquiry has waited longer than we promise'])
  expect(mails[0]?.text).toContain('https://powerboard.example.com/admin/collections/leads')
  await pool.query(`update leads set answered_at = now()`)
  await run()
  await addLead('2026-11-20T11:00:00Z')
  await run(new Date(NOW.getTime() + 1))
  expect(subjects()).toHaveLength(2)
  expect(new Set(mails.map(({ reference }) => reference)).size).toBe(2)
})

test('an enquiry that nobody answers does not silence the alert about a later one', async () => {
  const untouched = await addLead('2026-11-20T11:00:00Z')
  await run()
  const later = await addLead('2026-11-20T11:30:00Z')
  await run()
  await run()
  expect(subjects()).toEqual(Array(2).fill('An enquiry has waited longer than we promise'))
  for (const [index, leadId] of [untouched, later].entries())
    expect(mails[index]?.text).toContain(`https://powerboard.example.com/admin/collections/leads/${leadId}\n`)
})

test('an enquiry that has been answered is forgotten, the others are not', async () => {
  const answered = await addLead('2026-11-20T11:00:00Z')
  const waiting = await addLead('2026-11-20T11:00:00Z')
  await run()
  await pool.query('update leads set answered_at = now() where id = $1', [answered])
  await run()
  expect(await keysLike('overdue-%')).toEqual([`overdue-lead-${waiting}`])
  expect(mails).toHaveLength(1)
})

test('a backlog takes one line of one email, and does not hide what follows', async () => {
  await pool.query(
    `insert into leads (reference, kind, status, name, answers, due_at, created_at)
     select 'PB-' || n, 'quote', 'new', 'Ada', '[]', '2026-11-19T12:00:00Z', '2026-01-01' from generate_series(1, 120) as n`,
  )
  await run()
  expect(subjects()).toEqual(['120 enquiries have waited longer than we promise'])
  expect(mails[0]?.text.match(/https:/g)).toHaveLength(1)
  await addLead('2026-11-20T11:00:00Z')
  await run()
  expect(subjects()[1]).toBe('An enquiry has waited longer than we promise')
  expect(mails).toHaveLength(2)
})

test('a refused message does not silence the alert about a later one', async () => {
  const refused = () => insertEnquiry(pool, { crm: 'parked' })
  await refused()
  await pool.query('update leads set answered_at = now()')
  await run(new Date())
  await refused()
  await refused()
  await run(new Date())
  await run(new Date())
  expect(subjects()).toEqual([
    'A message was refused and will not be sent until someone corrects the details',
    '2 messages were refused and will not be sent until someone corrects the details',
  ])
  await pool.query(`update deliveries set state = 'sent'`)
  await run()
  expect(await keysLike('parked-%')).toEqual([])
})

test('an email that is not accepted is sent at the next run', async () => {
  await addLead('2026-11-20T11:00:00Z')
  isRefused = true
  await run()
  isRefused = false
  await run()
  expect(subjects()).toHaveLength(1)
})

test('an email that was only saved is sent once there is a mail server', async () => {
  await addLead('2026-11-20T11:00:00Z')
  hasMailServer = false
  await run()
  await run(new Date('2026-11-20T12:15:00Z'))
  expect(saved.size).toBe(1)
  hasMailServer = true
  await run()
  await run()
  expect(subjects()).toHaveLength(1)
})

test('an email whose sending breaks off is sent at the next run', async () => {
  await addLead('2026-11-20T11:00:00Z')
  isBroken = true
  await expect(run()).rejects.toThrow('a slip of ours')
  isBroken = false
  await run()
  await run()
  expect(subjects()).toHaveLength(1)
})

test('low stock is reported per product, and again only after it was replenished', async () => {
  const { rows } = await pool.query<{ id: number }>('select id from products where is_active order by id limit 1')
  const stock = async (level: number) => {
    await pool.query('update products set stock_level = $2, low_stock_threshold = 10 where id = $1', [
      rows[0]?.id,
      level,
    ])
    await run()
    return mails.length
  }
  expect([await stock(10), await stock(9), await stock(3), await stock(40), await stock(9)]).toEqual([0, 1, 1, 1, 2])
  expect(subjects()[0]).toMatch(/: 9 left in stock$/)
})

test('a budget exceeded for two weeks is reported, one exceeded this week only is not', async () => {
  const measure = (metric: string, lastWeekMs: number) =>
    pool.query(
      `insert into performance_metrics (metric, value, page_class, timestamp)
       select $1::enum_performance_metrics_metric, case when n <= 20 then 9000 else $2 end, 'blog',
         $3::timestamptz - interval '1 day' * case when n <= 20 then 1 else 8 end
       from generate_series(1, 40) as n`,
      [metric, lastWeekMs, NOW],
    )
  await measure('LCP', 100)
  await measure('TTFB', 9_000)
  await run()
  expect(subjects()).toEqual(['TTFB of blog pages has been over its budget for two weeks'])
})

test('an enquiry that was not sent on is reported', async () => {
  await insertDelivery(pool, { channel: 'customer-email', state: 'sent' })
  await pool.query('update leads set answered_at = now()')
  await run(new Date())
  expect(subjects()).toEqual(['An enquiry was received but not sent on to the CRM and sales'])
})

test('several alerts are sent in one email', async () => {
  await insertEnquiry(pool, { crm: 'parked' })
  await pool.query('update leads set answered_at = now()')
  await addLead('2026-11-20T11:00:00Z')
  await addLead('2026-11-20T11:00:00Z')
  await run()
  expect(subjects()).toEqual(['2 things need attention'])
  expect(mails[0]?.text).toContain('2 enquiries have waited')
  expect(mails[0]?.text).toContain('A message was refused')
})

test('a task that has been failing for over an hour is reported once, and again if it recurs', async () => {
  const failSince = async (since: string | null) => {
    await pool.query('update scheduled_tasks set failed_since = $1', [since])
    await run()
    return mails.length
  }
  await pool.query(`insert into scheduled_tasks (name, started_at) values ('expire quotes', '2026-11-20T10:59:50Z')`)
  expect(await failSince('2026-11-20T10:59:55Z')).toBe(0) // the run that failed is its last one
  await pool.query(`update scheduled_tasks set started_at = '2026-11-20T11:59:50Z'`)
  expect(await failSince('2026-11-20T11:00:01Z')).toBe(0)
  expect(await failSince('2026-11-20T10:59:59Z')).toBe(1)
  expect(await failSince('2026-11-20T10:59:59Z')).toBe(1)
  expect(await failSince(null)).toBe(1)
  expect(await failSince('2026-11-20T10:30:00Z')).toBe(2)
  expect(subjects()[0]).toBe('The scheduled task “expire quotes” has been failing for over an hour')
})

test('an account whose password is being guessed is reported once, while it is', async () => {
  vi.stubEnv('RATE_LIMIT', 'on')
  onTestFinished(() => void vi.unstubAllEnvs())
  vi.resetModules()
  const { spend } = await import('@/lib/platform/rate-limit')
  const fail = async (times: number) => {
    for (let n = 0; n < times; n += 1) await spend([{ limit: 'loginAccount', key: 'admin' }])
    await run(new Date())
  }
  await fail(10)
  expect(mails).toHaveLength(0)
  await fail(2)
  await fail(1)
  expect(subjects()).toEqual(['Someone is trying passwords for the account “admin”'])
  await pool.query('update rate_limits set expire = 1')
  await run(new Date())
  expect(await keysLike('guessed-%')).toEqual([])
})

async function enterBankAccount(accountNumber: string, select?: { legalName: true }) {
  const bank = { accountName: 'Powerboard', sortCode: '12-34-56', accountNumber }
  await payload.updateGlobal({
    slug: 'site-settings',
    data: { bank },
    context: OUTSIDE_SERVER,
    ...(select && { select }),
  })
}

test('every change of the bank account is reported once', async () => {
  const enter = async (accountNumber: string) => {
    await enterBankAccount(accountNumber)
    await run()
    await run()
  }
  await enter('12345678')
  await enter('87654321')
  await enter('12345678')
  expect(subjects()).toEqual(['678', '321', '678'].map((end) => `Invoices now name the bank account ending in ${end}`))
  expect(mails[0]?.text).toContain('https://powerboard.example.com/admin/globals/site-settings')
})

test('a change of the bank account that is put back before the next run is reported each time', async () => {
  await enterBankAccount('12345678')
  await run()
  for (const mailsSent of [2, 3]) {
    await enterBankAccount('87654321', { legalName: true })
    await enterBankAccount('12345678')
    isRefused = true
    await run()
    isRefused = false
    await run()
    expect(mails).toHaveLength(mailsSent)
    expect(mails.at(-1)?.text).toContain('For a time, invoices named the bank account ending in 321.')
    expect(mails.at(-1)?.text).toContain('Invoices now name the bank account ending in 678.')
  }
  await run()
  await run()
  expect(mails).toHaveLength(3)
  expect(await keysLike('bank-%')).toEqual([expect.stringMatching(/-678$/)])
})

test('a change of the bank account is reported although the account was removed before the next run', async () => {
  await enterBankAccount('87654321')
  await enterBankAccount('')
  await run()
  await run()
  expect(subjects()).toEqual(['For a time, invoices named the bank account ending in 321'])
})

test('saving the settings without changing the bank account is not reported', async () => {
  await enterBankAccount('12345678')
  await run()
  await payload.updateGlobal({ slug: 'site-settings', data: { phone: '0117 496 0000' }, context: OUTSIDE_SERVER })
  await enterBankAccount('12345678')
  await run()
  expect(mails).toHaveLength(1)
})

test.each([
  ['order', '07700 900 123', 0],
  ['calculator', null, 0],
  ['calculator', '07700 900 123', 1],
  ['configuration', null, 1],
] as const)('a lead of kind %s with the number %s is reported %d times', async (kind, phone, times) => {
  const leadId = await addLead('2026-11-20T11:00:00Z')
  await pool.query('update leads set kind = $2::enum_leads_kind, phone = $3, phone_e164 = $3 where id = $1', [
    leadId,
    kind,
    phone,
  ])
  await run()
  expect(mails).toHaveLength(times)
})

test('the enquiries reported as overdue are those in the list of overdue leads', async () => {
  await pool.query(
    `insert into leads (reference, kind, status, name, answers, phone, quarantined, answered_at, due_at, created_at)
     select 'PB-' || row_number() over (), kind::enum_leads_kind, status::enum_leads_status, 'Ada', '[]', phone,
       quarantined, answered_at, due_at, '2026-01-01'
     from unnest(array['quote', 'order', 'calculator']) as kind, unnest(array['new', 'contacted']) as status,
       unnest(array[null, '+447700900123']) as phone, unnest(array[true, false]) as quarantined,
       unnest(array[null, $1::timestamptz]) as answered_at,
       unnest(array[$1::timestamptz - interval '1 second', $1::timestamptz + interval '1 second']) as due_at`,
    [NOW],
  )
  await run()
  const { docs } = await payload.find({ collection: 'leads', where: whereOf(overdueLeads(NOW)), pagination: false })
  const { docs: all } = await payload.find({ collection: 'leads', pagination: false })
  const late = all.filter((lead) => !lead.answeredAt && !lead.quarantined && new Date(lead.dueAt) < NOW)
  expect(docs.map(({ id }) => id).sort()).toEqual(
    late
      .filter(isReplyPromised)
      .map(({ id }) => id)
      .sort(),
  )
  expect(await keysLike('overdue-%')).toEqual(docs.map(({ id }) => `overdue-lead-${id}`).sort())
  expect(subjects()).toEqual([`${docs.length} enquiries have waited longer than we promise`])
})
