import { Secret, TOTP } from 'otpauth'
import { beforeEach, describe, expect, test, vi } from 'vitest'

import { resetSecondFactor } from '@/lib/accounts/reset-second-factor'
import { payloadClient } from '@/lib/data/payload-client'

import { PASSWORD } from '../../fixtures/documents'
import { call, jsonRequest, request } from '../support/api'
import { pool } from '../support/rows'

/** A site with HTTPS: every admin needs a second factor. */
vi.hoisted(() => {
  process.env.ADMIN_SECOND_FACTOR = 'required'
  process.env.RATE_LIMIT = 'on'
})

const payload = await payloadClient()

let made = 0
async function newColleague(role: 'admin' | 'sales') {
  made += 1
  const username = `factor-${role}-${made}`
  const { id } = await payload.create({
    collection: 'users',
    data: { username, password: PASSWORD, name: `Colleague ${made}`, role },
  })
  return { id, username }
}

beforeEach(async () => {
  await pool.query('truncate rate_limits')
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2030-03-01T12:00:10Z') })
})

/** The code that an app shows now, or some steps of 30 seconds later. */
const codeOf = (base32: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(base32) }).generate({ timestamp: Date.now() + steps * 30_000 })
const laterBy = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000)

type Reply = {
  errors?: { message: string }[]
  next?: { step: string; base32: string; picture: string; enrolment: string } | null
  recoveryCodes?: string[] | null
  token?: string
}

let address = 0
/** Signs in, from a different address each time unless one is given. */
async function signIn(username: string, more: object = {}, from = `198.51.100.${(address += 1) % 250}`) {
  const response = await call(
    jsonRequest('POST', '/users/login', { username, password: PASSWORD, ...more }, { 'x-client-address': from }),
  )
  const cookie =
    response.headers
      .getSetCookie()
      .find((each) => each.startsWith('payload-token='))
      ?.split(';')[0] ?? ''
  const device = response.headers.getSetCookie().join('; ')
  return { status: response.status, cookie, device, reply: (await response.json()) as Reply }
}

const whoIs = async (cookie: string) =>
  ((await (await call(request('/users/me', { headers: { cookie } }))).json()) as { user: { id: number } | null }).user
const sessionsOf = async (id: number) =>
  (await pool.query('select id from users_sessions where _parent_id = $1', [id])).rows.length

/** An admin who has set up an app at the first sign-in. */
async function enrolled() {
  const admin = await newColleague('admin')
  const { reply } = await signIn(admin.username)
  const { base32 = '', enrolment = '' } = reply.next ?? {}
  const signedIn = await signIn(admin.username, { enrolment, code: codeOf(base32) })
  laterBy(60)
  return { ...admin, base32, cookie: signedIn.cookie, recoveryCodes: signedIn.reply.recoveryCodes ?? [] }
}

describe('the first sign-in of an admin', () => {
  test('sets up an app, and opens nothing before its first code', async () => {
    const { id, username } = await newColleague('admin')
    const first = await signIn(username)
    expect([first.status, first.cookie, first.reply.token, await sessionsOf(id)]).toEqual([401, '', undefined, 0])
    expect(first.reply.next).toMatchObject({ step: 'enrolment', picture: expect.stringContaining('<svg') })
    const { base32 = '', enrolment = '' } = first.reply.next ?? {}

    const wrong = await signIn(username, { enrolment, code: '000000' })
    expect([wrong.status, wrong.cookie, wrong.reply.next, await sessionsOf(id)]).toEqual([401, '', null, 0])

    const right = await signIn(username, { enrolment, code: codeOf(base32) })
    expect([right.status, right.reply.recoveryCodes?.length]).toEqual([200, 10])
    expect(await whoIs(right.cookie)).toMatchObject({ id })
  })

  test('cannot be finished with the app of somebody else, or after fifteen minutes', async () => {
    const [ada, bo] = [await newColleague('admin'), await newColleague('admin')]
    const ofBo = (await signIn(bo.username)).reply.next
    const code = () => codeOf(ofBo?.base32 ?? '')
    expect((await signIn(ada.username, { enrolment: ofBo?.enrolment, code: code() })).status).toBe(401)
    laterBy(16 * 60)
    expect((await signIn(bo.username, { enrolment: ofBo?.enrolment, code: code() })).status).toBe(401)
  })

  test('of others needs none, and a wrong password never says that one is needed', async () => {
    const sales = await newColleague('sales')
    expect((await signIn(sales.username)).status).toBe(200)
    const admin = await newColleague('admin')
    const { status, reply } = await signIn(admin.username, { password: 'wrong' })
    expect([status, reply]).toEqual([401, { errors: [{ message: 'The username or password is incorrect.' }] }])
  })
})

describe('an account with an app', () => {
  test('opens nothing without a code: REST, files, pages of the admin, our own endpoints', async () => {
    const { id, username } = await enrolled()
    await pool.query('delete from users_sessions where _parent_id = $1', [id])
    const { status, cookie, device, reply } = await signIn(username)
    expect([status, cookie, reply.token, reply.next?.step]).toEqual([401, '', undefined, 'second-factor'])
    expect(await sessionsOf(id)).toBe(0)
    for (const path of ['/users', '/leads', '/audit-entries', '/audit-log.csv', '/inbox/list.csv', '/graphql'])
      expect([path, (await call(request(path, { headers: { cookie: device } }))).status]).toEqual([
        path,
        path.endsWith('.csv') ? 401 : 404,
      ])
    await expect(payload.login({ collection: 'users', data: { username, password: PASSWORD } })).rejects.toMatchObject({
      status: 401,
    })
    expect(await sessionsOf(id)).toBe(0)
  })

  test('takes each code once, also when it is sent twice at once', async () => {
    const { username, base32 } = await enrolled()
    const code = codeOf(base32)
    const twice = await Promise.all([signIn(username, { code }), signIn(username, { code })])
    expect(twice.map(({ status }) => status).sort()).toEqual([200, 401])
    expect((await signIn(username, { code })).status).toBe(401)
    expect((await signIn(username, { code: codeOf(base32, -1) })).status).toBe(401)
    laterBy(30)
    expect((await signIn(username, { code: codeOf(base32) })).status).toBe(200)
  })

  test('takes the code of the step before, as clocks differ, but no older one', async () => {
    const { username, base32 } = await enrolled()
    laterBy(120)
    expect((await signIn(username, { code: codeOf(base32, -2) })).status).toBe(401)
    expect((await signIn(username, { code: codeOf(base32, -1) })).status).toBe(200)
  })

  test('takes each recovery code once, however it is typed', async () => {
    const { username, recoveryCodes } = await enrolled()
    const code = ` ${(recoveryCodes[0] ?? '').toLowerCase().replace('-', ' ')} `
    expect((await signIn(username, { code })).status).toBe(200)
    expect((await signIn(username, { code })).status).toBe(401)
    expect((await signIn(username, { code: recoveryCodes[1] })).status).toBe(200)
  })

  test('slows down whoever has the password and guesses codes, from whatever addresses', async () => {
    const { username, base32 } = await enrolled()
    for (let n = 0; n < 5; n += 1) expect((await signIn(username, { code: '000000' })).status).toBe(401)
    const { status, cookie } = await signIn(username, { code: codeOf(base32) })
    expect([status, cookie]).toEqual([429, ''])
  })

  test('asks for a code as often as one likes: the question is not a failure', async () => {
    const { username, base32 } = await enrolled()
    for (let n = 0; n < 6; n += 1) expect((await signIn(username, {}, '192.0.2.7')).status).toBe(401)
    expect((await signIn(username, { code: codeOf(base32) }, '192.0.2.7')).status).toBe(200)
  })

  test('keeps its key encrypted and its recovery codes hashed', async () => {
    const { id, base32, recoveryCodes } = await enrolled()
    const { rows } = await pool.query<{ all: string }>(
      `select concat((select json_agg(f) from second_factors f where user_id = $1),
         (select json_agg(c) from recovery_codes c where user_id = $1)) as all`,
      [id],
    )
    expect(rows[0]?.all).toContain('code_hash')
    for (const secret of [base32, ...recoveryCodes, ...recoveryCodes.map((code) => code.replace('-', ''))])
      expect(rows[0]?.all).not.toContain(secret)
  })

  test('gets a new password with a code of an admin, which opens no session and leaves the second factor', async () => {
    const [admin, colleague] = [await enrolled(), await enrolled()]
    const made = await call(
      jsonRequest('POST', `/users/${colleague.id}/make-code`, { currentPassword: PASSWORD }, { cookie: admin.cookie }),
    )
    const { records = [] } = (await made.json()) as { records?: { code: string }[] }
    const code = records[0]?.code ?? ''
    const set = (entered: object) =>
      call(jsonRequest('POST', '/users/set-password', { username: colleague.username, code, ...entered }))
    expect((await set({ password: 'short' })).status).toBe(400)
    expect((await set({ username: admin.username, password: 'three cold ceilings' })).status).toBe(401)
    expect((await set({ username: 'nobody-here', password: 'three cold ceilings' })).status).toBe(401)
    const done = await set({ password: 'three cold ceilings' })
    expect([done.status, done.headers.get('set-cookie')]).toEqual([200, null])
    expect(await whoIs(colleague.cookie)).toBeNull()
    expect((await set({ password: 'four warm panels again' })).status).toBe(401)
    const again = await signIn(colleague.username, { password: 'three cold ceilings' })
    expect([again.status, again.reply.next?.step]).toEqual([401, 'second-factor'])
  })

  test('that is lost is set up anew, after the command on the machine', async () => {
    const { id, username, cookie } = await enrolled()
    expect(await resetSecondFactor(payload, ` ${username.toUpperCase()} `)).toBe(`Colleague ${made}`)
    expect(await resetSecondFactor(payload, 'nobody-here')).toBeNull()
    expect(await whoIs(cookie)).toBeNull()
    expect((await signIn(username)).reply.next?.step).toBe('enrolment')
    const { rows } = await pool.query('select what from audit_entries order by id desc limit 1')
    expect(rows).toEqual([{ what: `All of Colleague ${made} (account ${id}), by a command on the machine` }])
  })

  test('does not take a code for a new password after half an hour', async () => {
    const [admin, colleague] = [await enrolled(), await newColleague('sales')]
    const made = await call(
      jsonRequest('POST', `/users/${colleague.id}/make-code`, { currentPassword: PASSWORD }, { cookie: admin.cookie }),
    )
    const { records = [] } = (await made.json()) as { records?: { code: string }[] }
    await pool.query(`update account_codes set expires_at = expires_at - interval '30 minutes'`)
    const late = await call(
      jsonRequest('POST', '/users/set-password', {
        username: colleague.username,
        code: records[0]?.code,
        password: 'three cold ceilings',
      }),
    )
    expect(late.status).toBe(401)
  })
})

describe('a stolen session', () => {
  const post = (id: number, name: string, body: object, cookie: string) =>
    call(jsonRequest('POST', `/users/${id}/${name}`, body, { cookie }))

  test('cannot change the second factor without the password', async () => {
    const { id, cookie } = await enrolled()
    for (const name of ['begin-app', 'begin-passkey', 'remove-second-factors', 'renew-recovery-codes'])
      expect([name, (await post(id, name, { currentPassword: 'a guess' }, cookie)).status]).toEqual([name, 400])
  })

  test('of an admin helps a colleague only with the password, and nobody else helps an admin', async () => {
    const [admin, sales] = [await enrolled(), await newColleague('sales')]
    const { cookie } = await signIn(sales.username)
    for (const name of ['make-code', 'reset-second-factors', 'sign-out-colleague']) {
      const statuses = [
        (await post(sales.id, name, { currentPassword: 'a guess' }, admin.cookie)).status,
        (await post(admin.id, name, { currentPassword: PASSWORD }, cookie)).status,
        (await post(admin.id, name, { currentPassword: PASSWORD }, admin.cookie)).status,
      ]
      expect([name, statuses]).toEqual([name, [400, 403, 403]])
    }
  })

  test('acts for its own account alone, even as an admin', async () => {
    const [admin, sales] = [await enrolled(), await newColleague('sales')]
    const bodies = {
      'begin-app': { currentPassword: PASSWORD },
      'add-app': { enrolment: 'x', code: 'x' },
      'begin-passkey': { currentPassword: PASSWORD },
      'end-session': { session: 'x' },
      'sign-out-everywhere': {},
      'confirm-devices': {},
    }
    for (const [name, body] of Object.entries(bodies))
      expect([name, (await post(sales.id, name, body, admin.cookie)).status]).toEqual([name, 403])
  })

  test('ends at once when its owner signs out everywhere else', async () => {
    const { id, username, base32, cookie: here } = await enrolled()
    const stolen = (await signIn(username, { code: codeOf(base32) })).cookie
    expect(await whoIs(stolen)).toMatchObject({ id })
    expect((await post(id, 'sign-out-everywhere', {}, here)).status).toBe(200)
    expect([await whoIs(stolen), await whoIs(here)]).toMatchObject([null, { id }])
  })

  test('of a new device is marked for its owner, until that device is confirmed', async () => {
    const { id, username, base32, cookie } = await enrolled()
    await signIn(username, { code: codeOf(base32) })
    const marks = async () =>
      (await pool.query('select is_new from session_origins where user_id = $1 order by is_new', [id])).rows
    expect(await marks()).toEqual([{ is_new: false }, { is_new: true }])
    expect((await post(id, 'confirm-devices', {}, cookie)).status).toBe(200)
    expect(await marks()).toEqual([{ is_new: false }, { is_new: false }])
  })
})
