import { beforeAll, beforeEach, expect, test } from 'vitest'

import { payloadClient } from '@/lib/data/payload-client'
import { bankAlertKey } from '@/lib/platform/bank-alert-key'

import { openSessions, type RoleName, type Sessions } from '../access/sessions'
import { call, request } from '../support/api'
import { pool } from '../support/rows'

const payload = await payloadClient()
const OLD_BANK = { accountName: 'Powerboard Ltd', sortCode: '20-00-00', accountNumber: '55779911' }
const NEW_BANK = { ...OLD_BANK, accountNumber: '12345678' }

let sessions: Sessions
let lastEntry = 0
beforeAll(async () => void (sessions = await openSessions(payload)))

const asAdmin = () => ({ slug: 'site-settings', user: sessions.admin.user, overrideAccess: false }) as const
beforeEach(async () => {
  await payload.updateGlobal({ ...asAdmin(), data: { phone: '01632 960 123', bank: OLD_BANK } })
  await payload.updateGlobal({ ...asAdmin(), data: { phone: '01632 960 999', bank: NEW_BANK } })
  await pool.query('delete from staff_alerts')
  const { rows } = await pool.query<{ id: number }>('select coalesce(max(id), 0) as id from audit_entries')
  lastEntry = rows[0]?.id ?? 0
})

/** The reply to restoring the version before the newest. */
async function restoreBefore(slug: 'site-settings' | 'home-page', role: RoleName | 'visitor', query = '') {
  const { docs } = await payload.findGlobalVersions({ slug, sort: '-updatedAt', limit: 2, overrideAccess: true })
  const headers = { cookie: role === 'visitor' ? '' : sessions[role].cookie }
  return call(request(`/globals/${slug}/versions/${docs[1]?.id}${query}`, { method: 'POST', headers }))
}
const audited = async () =>
  (
    await pool.query<{ action: string }>('select action::text from audit_entries where id > $1 order by id', [
      lastEntry,
    ])
  ).rows.map(({ action }) => action)

test('settings had a version before they were first changed', async () => {
  for (const table of ['_site_settings_v', '_opening_hours_v', '_claim_settings_v', '_search_synonyms_v'])
    expect((await pool.query(`select from ${table}`)).rowCount, table).toBeGreaterThan(0)
})

test('an admin restores them with the bank account, of which staff are told', async () => {
  expect((await restoreBefore('site-settings', 'admin')).status).toBe(200)
  expect(await payload.findGlobal(asAdmin())).toMatchObject({
    phone: '01632 960 123',
    bank: OLD_BANK,
    savedBy: 'admin',
  })
  expect(await audited()).toEqual(['settings-changed', 'bank-changed'])
  const { rows } = await pool.query('select key from staff_alerts')
  expect(rows).toEqual([{ key: bankAlertKey(OLD_BANK) }])
})

test('an editor restores everything but the bank account', async () => {
  expect((await restoreBefore('site-settings', 'editor')).status).toBe(200)
  expect(await payload.findGlobal(asAdmin())).toMatchObject({ phone: '01632 960 123', bank: NEW_BANK })
  expect(await audited()).toEqual(['settings-changed'])
})

test.each([
  ['sales', 403],
  ['visitor', 404],
] as const)('%s may not restore them', async (role, status) => {
  expect((await restoreBefore('site-settings', role)).status).toBe(status)
  expect(await payload.findGlobal(asAdmin())).toMatchObject({ phone: '01632 960 999' })
})

test('a version that no longer exists is not found', async () => {
  const headers = { cookie: sessions.admin.cookie }
  const reply = await call(request('/globals/site-settings/versions/999999', { method: 'POST', headers }))
  expect(reply.status).toBe(404)
})

test('a published global is restored as a draft without a change to what visitors see', async () => {
  const write = (heading: string) =>
    payload.updateGlobal({ slug: 'home-page', data: { hero: { heading }, _status: 'published' }, overrideAccess: true })
  const { hero } = await payload.findGlobal({ slug: 'home-page', overrideAccess: true })
  await write('Before')
  await write('Now')
  const headingOf = async (draft: boolean) =>
    (await payload.findGlobal({ slug: 'home-page', draft, overrideAccess: true })).hero.heading
  expect((await restoreBefore('home-page', 'editor', '?draft=true')).status).toBe(200)
  expect([await headingOf(true), await headingOf(false)]).toEqual(['Before', 'Now'])
  await payload.updateGlobal({ slug: 'home-page', data: { hero: { heading: 'Later' } }, overrideAccess: true })
  expect((await restoreBefore('home-page', 'editor')).status).toBe(200)
  expect(await payload.findGlobal({ slug: 'home-page', overrideAccess: true })).toMatchObject({
    hero: { heading: 'Before' },
    _status: 'published',
  })
  await write(hero.heading)
})

test('an editor who saves the form, with the bank account in it, is not said to have changed it', async () => {
  const data = { phone: '01632 960 111', bank: OLD_BANK }
  await payload.updateGlobal({ ...asAdmin(), user: sessions.editor.user, data, req: { user: sessions.editor.user } })
  expect(await payload.findGlobal(asAdmin())).toMatchObject({ phone: '01632 960 111', bank: NEW_BANK })
  expect(await audited()).toEqual(['settings-changed'])
})
