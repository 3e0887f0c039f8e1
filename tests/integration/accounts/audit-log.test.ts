import { beforeAll, describe, expect, test } from 'vitest'

import { payloadClient } from '@/lib/data/payload-client'
import { enforceRetention } from '@/lib/delivery/retention/enforce'
import { RETENTION_RULES } from '@/lib/delivery/retention/rules'
import { logger } from '@/lib/platform/logger'

import { PASSWORD } from '../../fixtures/documents'
import { openSessions, type Sessions } from '../access/sessions'
import { call, jsonRequest, request } from '../support/api'
import { insertLead, pool } from '../support/rows'

const payload = await payloadClient()
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; rv:145.0) Gecko/20100101 Firefox/145.0'
const FROM = { 'x-client-address': '192.0.2.44', 'user-agent': FIREFOX }

let sessions: Sessions
beforeAll(async () => {
  sessions = await openSessions(payload)
})

type Entry = { action: string; who: string | null; what: string; address: string; device: string }

/** The entries that `work` adds, oldest first. */
async function entriesOf(work: () => Promise<unknown>): Promise<Entry[]> {
  const { rows: before } = await pool.query<{ id: number }>('select coalesce(max(id), 0) as id from audit_entries')
  await work()
  const { rows } = await pool.query<Entry>(
    'select action::text, who, what, address, device from audit_entries where id > $1 order by id',
    [before[0]?.id],
  )
  return rows
}

const asAdmin = (method: string, path: string, body: unknown = {}) =>
  call(jsonRequest(method, path, body, { ...FROM, cookie: sessions.admin.cookie }))
const byAdmin = { who: 'admin', address: '192.0.2.44', device: 'Firefox on Windows' }

describe('the audit log has', () => {
  test('sign-ins and failures, with where from, but no name that nobody has', async () => {
    const { id } = await payload.create({
      collection: 'users',
      data: { username: 'auditee', password: PASSWORD, name: 'Ada Lind', role: 'sales' },
    })
    const signIn = (username: string, password: string) =>
      call(jsonRequest('POST', '/users/login', { username, password }, FROM))
    const entries = await entriesOf(async () => {
      await signIn('auditee', 'wrong')
      await signIn('a-password-typed-as-a-name', 'wrong')
      expect((await signIn('auditee', PASSWORD)).status).toBe(200)
    })
    const from = { address: '192.0.2.44', device: 'Firefox on Windows' }
    expect(entries).toEqual([
      { action: 'sign-in-refused', who: null, what: `Wrong password for Ada Lind (account ${id})`, ...from },
      { action: 'signed-in', who: 'Ada Lind', what: '', ...from },
    ])
  })

  test('accounts that are made, changed and deleted', async () => {
    let id = 0
    const entries = await entriesOf(async () => {
      const data = { username: 'briefly', password: 'four warm panels', name: 'Bo', role: 'sales' }
      id = ((await (await asAdmin('POST', '/users', data)).json()) as { doc: { id: number } }).doc.id
      await asAdmin('PATCH', `/users/${id}`, { role: 'editor' })
      await asAdmin('PATCH', `/users/${id}`, { password: 'three cold ceilings' })
      await asAdmin('DELETE', `/users/${id}`)
    })
    expect(entries).toEqual([
      { ...byAdmin, action: 'account-created', what: `Bo (account ${id}) as sales` },
      { ...byAdmin, action: 'role-changed', what: `Bo (account ${id}): sales to editor` },
      { ...byAdmin, action: 'password-changed', what: `Bo (account ${id})` },
      { ...byAdmin, action: 'account-deleted', what: `Bo (account ${id})` },
    ])
  })

  test('which settings were changed, the end of a new bank account, and no entry without a change', async () => {
    const settings = { bank: { accountName: 'Powerboard', sortCode: '12-34-56', accountNumber: '00000678' } }
    const entries = await entriesOf(async () => {
      expect((await asAdmin('POST', '/globals/site-settings', settings)).status).toBe(200)
      expect((await asAdmin('POST', '/globals/site-settings', settings)).status).toBe(200)
    })
    expect(entries).toEqual([
      { ...byAdmin, action: 'settings-changed', what: 'site-settings: bank' },
      { ...byAdmin, action: 'bank-changed', what: 'Account ending (none) to one ending 678' },
    ])
  })

  test('what a draft changes once it is published, and no draft', async () => {
    const { messages } = await payload.findGlobal({ slug: 'promo-banner', depth: 0 })
    const path = '/globals/promo-banner'
    const draft = { messages: messages?.map((message) => ({ ...message, linkLabel: 'Read why' })) }
    const saved = await entriesOf(async () => {
      expect((await asAdmin('POST', `${path}?draft=true`, { ...draft, _status: 'draft' })).status).toBe(200)
    })
    expect(saved).toEqual([])
    const published = await entriesOf(async () => {
      expect((await asAdmin('POST', path, { _status: 'published' })).status).toBe(200)
      expect((await asAdmin('POST', path, { ...draft, _status: 'published' })).status).toBe(200)
    })
    expect(published).toEqual([{ ...byAdmin, action: 'settings-changed', what: 'promo-banner: messages' }])
  })

  test('new prices', async () => {
    const { docs } = await payload.find({ collection: 'products', limit: 1, depth: 0 })
    const [product] = docs
    if (!product) throw new Error('no product')
    const entries = await entriesOf(() => asAdmin('PATCH', `/products/${product.id}`, { basePrice: 512.5 }))
    expect(entries).toMatchObject([
      {
        ...byAdmin,
        action: 'price-changed',
        what: expect.stringMatching(`^Product ${product.id}: £[\\d,.]+ to £512.50$`),
      },
    ])
  })

  test('erasures and exports, by the number of the record and without a word of the customer', async () => {
    const { id } = await insertLead({
      reference: 'PB-AUDT-0001',
      kind: 'contact',
      status: 'new',
      name: 'Edwina Kestrel',
      source: 'contact-form',
      quarantined: false,
      due_at: new Date(),
      answers: '[]',
    })
    const entries = await entriesOf(async () => {
      const exported = await call(
        request('/inbox/list.csv?view=due', { headers: { ...FROM, cookie: sessions.admin.cookie } }),
      )
      expect(exported.status).toBe(200)
      expect((await asAdmin('DELETE', `/leads/${id}`)).status).toBe(200)
    })
    expect(entries.map(({ action }) => action)).toEqual(['data-exported', 'data-erased'])
    expect(entries[1]).toMatchObject({ ...byAdmin, what: `Lead ${id}` })
    expect(JSON.stringify(entries)).not.toContain('Kestrel')
  })
})

test('nobody can change or delete an entry, not even in the database, until it is a year old', async () => {
  await pool.query(
    `insert into audit_entries (action, what, created_at) values
       ('signed-in', 'old', now() - interval '13 months'), ('signed-in', 'recent', now() - interval '11 months')`,
  )
  for (const statement of [
    `update audit_entries set what = 'other' where what = 'recent'`,
    `update audit_entries set what = 'other' where what = 'old'`,
    `delete from audit_entries where what = 'recent'`,
  ])
    await expect(pool.query(statement)).rejects.toThrow('entries of the audit log cannot be changed')
  const rules = RETENTION_RULES.filter(({ table }) => table === 'audit_entries')
  await enforceRetention({ pool, log: logger }, rules)
  const { rows } = await pool.query(`select what from audit_entries where what in ('old', 'recent')`)
  expect(rows).toEqual([{ what: 'recent' }])
})

test.each(['editor', 'sales', 'anonymous'] as const)(
  'only admins read it or take it as a file: not %s',
  async (role) => {
    const headers = { cookie: sessions[role].cookie }
    expect((await call(request('/audit-entries', { headers }))).status).toBe(role === 'anonymous' ? 404 : 403)
    expect((await call(request('/audit-log.csv', { headers }))).status).toBe(role === 'anonymous' ? 401 : 403)
  },
)

test('an admin takes it as a file, which has its own last entry', async () => {
  const response = await call(request('/audit-log.csv', { headers: { ...FROM, cookie: sessions.admin.cookie } }))
  expect([response.status, response.headers.get('content-disposition')]).toEqual([
    200,
    'attachment; filename="audit-log.csv"',
  ])
  const lines = (await response.text()).trim().split('\r\n')
  expect(lines[0]).toContain('When (UTC),What happened')
  expect(lines.at(-1)).toMatch(/Data exported,\d+,admin,The audit log,192\.0\.2\.44,Firefox on Windows$/)
})
