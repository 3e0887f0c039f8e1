import { beforeAll, expect, test } from 'vitest'

import { countChecksToConfirm } from '@/components/admin/simple/waiting-checks'
import { readStart } from '@/components/admin/start/start-items'
import { OUTSIDE_SERVER } from '@/lib/cms/hooks/refresh-pages'
import { payloadClient } from '@/lib/data/payload-client'
import { readClaimsWithoutProof } from '@/lib/page-inventory/out-of-date'

import { noteBackup, noteRestore } from '../../../scripts/backup/note-backup.mjs'
import { openSessions, type Sessions } from '../access/sessions'
import { pool } from '../support/rows'

const payload = await payloadClient()
let sessions: Sessions
beforeAll(async () => {
  sessions = await openSessions(payload)
})

async function undone(siteUrl = 'http://localhost:3000'): Promise<string[]> {
  const groups = await readStart(payload, siteUrl)
  return groups.flatMap(({ items }) => items.filter(({ isDone }) => !isDone).map(({ title }) => title))
}

const setCompany = (data: object) =>
  payload.updateGlobal({ slug: 'site-settings', data, overrideAccess: true, context: OUTSIDE_SERVER })

test('a new site has everything to do, and names the numbers that reach nobody', async () => {
  await pool.query(`delete from users where role = 'admin' and id <> $1`, [sessions.admin.user.id])
  expect(await undone()).toEqual([
    'Company number',
    'Address of the head office',
    'Telephone numbers',
    'Email address',
    'VAT number',
    'Bank account',
    'Opening hours',
    'Testimonials, case studies and installers',
    'Links to social media',
    'Claims without proof',
    'A second admin',
    'A second factor for every admin',
    'Backup',
    'Backup restored once',
    'Secure address',
  ])
  const [company] = await readStart(payload, '')
  expect(company?.items.find(({ title }) => title === 'Telephone numbers')?.detail).toContain(
    '01632 960 123 and 07700 900225',
  )
})

test.each([
  ['Company number', { registeredNumber: '12345678' }],
  ['Address of the head office', { address: { street: '2 High Street' } }],
  ['Telephone numbers', { phone: '01380 720720', sparkyPhone: '01380 720721' }],
  ['Email address', { email: 'hello@powerboard.test' }],
  ['VAT number', { vatNumber: 'GB123456789' }],
  ['Bank account', { bank: { accountName: 'Powerboard', sortCode: '12-34-56', accountNumber: '12345678' } }],
  ['Links to social media', { socialLinks: [] }],
])('%s closes by itself', async (title, data) => {
  const before = await undone()
  await setCompany(data)
  expect(await undone()).toEqual(before.filter((one) => one !== title))
  expect(before).toContain(title)
})

test('one real number of two is not enough', async () => {
  await setCompany({ phone: '01632 960 123', sparkyPhone: '01380 720721' })
  expect(await undone()).toContain('Telephone numbers')
  await setCompany({ phone: '01380 720720' })
})

test('the opening hours close once a colleague has saved them', async () => {
  await pool.query(`update opening_hours set updated_at = created_at + interval '1 minute'`)
  expect(await undone()).not.toContain('Opening hours')
})

test('claims are listed with the ratings first, until each has a proof', async () => {
  const { notices } = await readClaimsWithoutProof(pool)
  expect(notices[0]?.what).toBe('4.9/5 customer rating')
  await pool.query(`update claims_readings set status = 'retired'`)
  expect(await undone()).not.toContain('Claims without proof')
  await pool.query(`update claims_readings set status = 'approved', reviewed_by = null where value = '4.9/5'`)
  expect(await undone()).toContain('Claims without proof')
  await pool.query(`update claims_readings set reviewed_by = 'A colleague'`)
  expect(await undone()).not.toContain('Claims without proof')
})

test('samples close once none is published', async () => {
  for (const table of ['testimonials', 'case_studies', 'installers'])
    await pool.query(`update ${table} set is_sample = false`)
  expect(await undone()).not.toContain('Testimonials, case studies and installers')
})

test('a second admin, a second factor for both, a backup and https close the rest', async () => {
  await openSessions(payload)
  expect(await undone()).not.toContain('A second admin')
  await pool.query(`update users set role = 'editor' where role = 'admin' and id not in
    (select id from users where role = 'admin' order by id limit 2)`)
  const { rows } = await pool.query<{ id: number }>(`select id from users where role = 'admin' order by id`)
  await pool.query(`insert into second_factors (user_id, secret, last_step) values ($1, 'sealed', 0)`, [rows[0]?.id])
  expect(await undone()).toContain('A second factor for every admin')
  await pool.query(
    `insert into passkeys (id, user_id, name, public_key, host, counter) values ('key', $1, 'Phone', 'key', 'localhost', 0)`,
    [rows[1]?.id],
  )
  await noteBackup(process.env.DATABASE_URL)
  expect(await undone()).toEqual(['Backup restored once', 'Secure address'])
  await noteRestore(process.env.DATABASE_URL)
  expect(await undone()).toEqual(['Secure address'])
  expect(await undone('https://powerboard.test')).toEqual([])
})

test('a backup counts for a week', async () => {
  const made = (age: string) =>
    pool.query(
      `update payload_kv set data = jsonb_build_object('at', now() - $1::interval) where key = 'backup-made'`,
      [age],
    )
  await made('6 days 23 hours')
  expect(await undone()).not.toContain('Backup')
  await made('7 days 1 minute')
  expect(await undone()).toContain('Backup')
})

test('a check counts for colleagues who may confirm it, until one does', async () => {
  const of = (name: 'editor' | 'admin' | 'sales') =>
    countChecksToConfirm({ payload, user: sessions[name].user } as Parameters<typeof countChecksToConfirm>[0])
  await pool.query(
    `insert into proof_checks (collection, document_id, part, digest, asked_by_id, asked_by, file_name, file_type, file)
     values ('testimonials', 1, '', 'digest', $1, 'editor', 'letter.jpg', 'image/jpeg', '')`,
    [sessions.editor.user.id],
  )
  expect(await Promise.all([of('editor'), of('admin'), of('sales')])).toEqual([0, 1, 0])
  await pool.query(
    `update proof_checks set confirmed_by_id = $1, confirmed_by = 'admin', confirmed_at = now() where digest = 'digest'`,
    [sessions.admin.user.id],
  )
  expect(await of('admin')).toBe(0)
})
