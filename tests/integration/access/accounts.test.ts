import { jwtSign } from 'payload'
import { beforeAll, describe, expect, test } from 'vitest'

import { payloadClient } from '@/lib/data/payload-client'

import { PASSWORD } from '../../fixtures/documents'
import { call, jsonRequest, request } from '../support/api'
import { cookieOf, openSessions, type RoleName, type Sessions } from './sessions'

const SECRETS = /"(hash|salt|resetPasswordToken|resetPasswordExpiration)"/
const STAFF = ['editor', 'sales', 'admin'] as const

let sessions: Sessions
const payload = await payloadClient()
/** A user with a password. */
const COLLEAGUE = { username: 'colleague', password: PASSWORD, name: 'A colleague', role: 'sales' as const }

beforeAll(async () => {
  sessions = await openSessions(payload)
  await payload.create({ collection: 'users', data: COLLEAGUE })
})

const get = (cookie: string, path: string) => call(request(path, { headers: { cookie } }))
const whoIs = async (cookie: string) =>
  ((await (await get(cookie, '/users/me')).json()) as { user: { username: string } | null }).user
const idOf = (role: RoleName) => Number(sessions[role].user?.id)
const signIn = (username: string, password = PASSWORD) =>
  call(jsonRequest('POST', '/users/login', { username, password }))
const cookieIn = (response: Response) => response.headers.get('set-cookie')?.split(';')[0] ?? ''

describe('account secrets', () => {
  test.each(STAFF)('are never returned, whatever %s requests', async (role) => {
    const { cookie } = sessions[role]
    const responses = [
      await get(cookie, '/users?limit=0'),
      await get(cookie, `/users/${idOf(role)}`),
      await get(cookie, '/users/me'),
      await get(cookie, `/users/${idOf(role)}?select[hash]=true&select[salt]=true&select[sessions]=true`),
      await call(jsonRequest('PATCH', `/users/${idOf(role)}`, { name: 'Renamed' }, { cookie })),
      await call(jsonRequest('POST', '/users/refresh-token', {}, { cookie })),
    ]
    expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 200))
    for (const response of responses) expect(await response.text()).not.toMatch(SECRETS)
  })

  test('are not returned on sign-in', async () => {
    const response = await signIn('colleague')
    expect(response.status).toBe(200)
    expect(await response.text()).not.toMatch(SECRETS)
  })

  test.each(STAFF)('exclude other users’ sessions, for %s', async (role) => {
    const response = await get(sessions[role].cookie, '/users?limit=0&select[sessions]=true')
    const { docs } = (await response.json()) as { docs: { id: number; sessions?: unknown[] }[] }
    expect(docs.length).toBeGreaterThan(STAFF.length)
    expect(docs.filter(({ sessions: held }) => held?.length).map(({ id }) => id)).toEqual([idOf(role)])
  })

  test.each(['hash', 'salt', 'resetPasswordToken', 'sessions.id'])(
    'cannot be guessed by asking for %s',
    async (field) => {
      for (const { cookie } of [sessions.sales, sessions.admin]) {
        for (const query of [
          `/users?where[${field}][like]=a`,
          `/users?sort=${field}`,
          `/leads?where[assignee.${field}][like]=a`,
        ]) {
          expect((await get(cookie, query)).status).toBe(400)
        }
      }
    },
  )
})

describe('a request is anonymous', () => {
  const claims = () => ({ id: idOf('admin'), collection: 'users', username: sessions.admin.user.username })
  const signed = async (secret: string, fields: object) =>
    cookieOf((await jwtSign({ fieldsToSign: { ...fields }, secret, tokenExpiration: 3600 })).token)

  test('if the session has ended', async () => {
    expect(await whoIs(sessions.expired.cookie)).toBeNull()
  })

  test('after signing out', async () => {
    const cookie = cookieIn(await signIn('colleague'))
    expect(await whoIs(cookie)).toMatchObject({ username: 'colleague' })
    await call(jsonRequest('POST', '/users/logout', {}, { cookie }))
    expect(await whoIs(cookie)).toBeNull()
  })

  test('if the session is signed with another secret', async () => {
    expect(await whoIs(await signed('some-other-secret', claims()))).toBeNull()
  })

  test('if the session was never opened, although its signature is valid', async () => {
    expect(await whoIs(await signed(payload.secret, claims()))).toBeNull()
    expect(await whoIs(await signed(payload.secret, { ...claims(), sid: 'made-up' }))).toBeNull()
  })

  test('if the claims of the session were changed', async () => {
    const [head, body = '', signature] = sessions.sales.cookie.split('.')
    const fields = JSON.parse(Buffer.from(body, 'base64url').toString()) as object
    const changed = Buffer.from(JSON.stringify({ ...fields, id: idOf('admin') })).toString('base64url')
    expect(await whoIs([head, changed, signature].join('.'))).toBeNull()
  })

  test('if the account has been deleted', async () => {
    const { cookie, user } = (await openSessions(payload)).admin
    expect(await whoIs(cookie)).toMatchObject({ username: user.username })
    await payload.delete({ collection: 'users', id: user.id })
    expect(await whoIs(cookie)).toBeNull()
  })
})

describe('nobody can become', () => {
  test('the first user of a site that already has users', async () => {
    const before = await payload.count({ collection: 'users' })
    const response = await call(
      jsonRequest('POST', '/users/first-register', { username: 'eve', password: PASSWORD, name: 'Eve', role: 'admin' }),
    )
    expect(response.status).toBe(404)
    expect(await payload.count({ collection: 'users' })).toEqual(before)
  })

  test.each(['editor', 'sales'] as const)('an admin by changing their own role: %s', async (role) => {
    const { cookie } = sessions[role]
    await call(jsonRequest('PATCH', `/users/${idOf(role)}`, { role: 'admin' }, { cookie }))
    await call(jsonRequest('PATCH', `/users?where[id][equals]=${idOf(role)}`, { role: 'admin' }, { cookie }))
    expect(await payload.findByID({ collection: 'users', id: idOf(role) })).toMatchObject({ role })
  })

  test.each(['editor', 'sales'] as const)('another user by changing their password: %s', async (role) => {
    const { docs } = await payload.find({ collection: 'users', where: { username: { equals: 'colleague' } } })
    const response = await call(
      jsonRequest(
        'PATCH',
        `/users/${docs[0]?.id}`,
        { password: 'a password of mine' },
        { cookie: sessions[role].cookie },
      ),
    )
    expect(response.status).toBeGreaterThanOrEqual(400)
    expect((await signIn('colleague')).status).toBe(200)
  })

  test('another user with a token that was never sent', async () => {
    const response = await call(jsonRequest('POST', '/users/reset-password', { token: '', password: PASSWORD }))
    expect(response.status).toBe(404)
  })
})

describe('a password change', () => {
  const NEXT = 'a better password of mine'
  const change = (id: number, data: object, cookie: string) =>
    call(jsonRequest('PATCH', `/users/${id}`, data, { cookie }))
  const refusalIn = async (response: Response) =>
    ((await response.json()) as { errors: { data: { errors: { path: string; message: string }[] } }[] }).errors[0]?.data
      .errors[0]

  /** A user of this role with a password, signed in twice: here and elsewhere. */
  async function signedIn(role: 'admin' | 'sales') {
    const username = `${role}-with-a-password-${Math.random()}`
    const { id } = await payload.create({
      collection: 'users',
      data: { username, password: PASSWORD, name: role, role },
    })
    return { id, username, here: cookieIn(await signIn(username)), elsewhere: cookieIn(await signIn(username)) }
  }

  test.each(['admin', 'sales'] as const)('for one’s own account needs the current password: %s', async (role) => {
    const { id, username, here, elsewhere } = await signedIn(role)
    const missing = await change(id, { password: NEXT }, here)
    expect([missing.status, await refusalIn(missing)]).toMatchObject([
      400,
      { path: 'currentPassword', message: 'Enter your current password to set a new one.' },
    ])
    for (const currentPassword of ['not the password', NEXT]) {
      const wrong = await change(id, { password: NEXT, currentPassword }, here)
      expect([wrong.status, await refusalIn(wrong)]).toMatchObject([
        400,
        { path: 'currentPassword', message: 'This is not your current password.' },
      ])
    }
    expect((await change(id, { password: NEXT, currentPassword: { like: '' } }, here)).status).toBe(400)
    expect(
      (await call(jsonRequest('PATCH', `/users?where[id][equals]=${id}`, { password: NEXT }, { cookie: here }))).status,
    ).toBe(400)
    expect((await signIn(username)).status).toBe(200)

    const changed = await change(id, { password: NEXT, currentPassword: PASSWORD }, here)
    expect(changed.status).toBe(200)
    expect(await changed.text()).not.toContain(PASSWORD)
    expect([(await signIn(username, NEXT)).status, (await signIn(username)).status]).toEqual([200, 401])
    expect(await whoIs(here)).toMatchObject({ username })
    expect(await whoIs(elsewhere)).toBeNull()
  })

  test('for a colleague does not need it, and ends their sessions', async () => {
    const colleague = await signedIn('sales')
    expect((await change(colleague.id, { password: NEXT }, sessions.admin.cookie)).status).toBe(200)
    expect(await whoIs(colleague.here)).toBeNull()
    expect((await signIn(colleague.username, NEXT)).status).toBe(200)
  })

  test('is the only change that needs the current password', async () => {
    const { id, here } = await signedIn('sales')
    expect((await change(id, { name: 'Renamed', currentPassword: '' }, here)).status).toBe(200)
  })
})

test('requesting a password reset does not reveal which accounts exist', async () => {
  const ask = async (username: string) => {
    const response = await call(jsonRequest('POST', '/users/forgot-password', { username }))
    return [response.status, await response.text()]
  }
  expect(await ask('colleague')).toEqual(await ask('nobody-of-that-name'))
})

test('a wrong name and a wrong password get the same message', async () => {
  const refusal = async (username: string) => {
    const response = await signIn(username, 'not the password')
    return [response.status, await response.text()]
  }
  const wrongPassword = await refusal('colleague')
  expect(wrongPassword[0]).toBe(401)
  expect(await refusal('nobody-of-that-name')).toEqual(wrongPassword)
})

test('admin preferences are private to each user', async () => {
  const { editor, sales } = sessions
  const saved = await call(
    jsonRequest('POST', '/payload-preferences/columns', { value: { mine: 'editor' } }, { cookie: editor.cookie }),
  )
  expect(saved.status).toBe(200)
  expect(await (await get(editor.cookie, '/payload-preferences/columns')).text()).toContain('"mine":"editor"')
  for (const { cookie } of [sales, sessions.admin, sessions.anonymous]) {
    expect(await (await get(cookie, '/payload-preferences/columns')).text()).not.toContain('mine')
    expect(await (await get(cookie, '/payload-preferences?limit=0')).text()).not.toContain('mine')
  }
})

/**
 * The visitor's answers and the promised response time are evidence: sales work with a lead but cannot change them.
 * Contact details can be corrected, see enquiries/contact-details.test.ts.
 */
test.each(['sales', 'admin'] as const)('the evidence in a lead cannot be changed: %s', async (role) => {
  const fixed = {
    reference: `PB-0000-000${role === 'sales' ? 1 : 2}`,
    kind: 'contact' as const,
    name: 'Ada Lovelace',
    firstName: 'Ada',
    lastName: 'Lovelace',
    email: 'ada@example.com',
    phone: '01632 960 001',
    phoneE164: '+441632960001',
    postcode: 'SN10 1AA',
    message: 'Hello',
    source: 'contact-form',
    answers: [{ label: 'Name', value: 'Ada' }],
    dueAt: '2030-01-07T09:00:00.000Z',
    quarantineReasons: 'None',
    ghlContactId: 'contact-1',
  }
  const { id } = await payload.create({
    collection: 'leads',
    data: {
      ...fixed,
      status: 'new',
      quarantined: false,
      consent: { marketing: false, terms: true, form: 'contact-form', wordingVersion: '1' },
    },
  })
  const { name, email, phone, postcode, ...evidence } = fixed
  const other = Object.fromEntries(Object.keys(evidence).map((field) => [field, 'forged']))
  const response = await call(
    jsonRequest(
      'PATCH',
      `/leads/${id}`,
      {
        ...other,
        ...{ name, email, phone, postcode },
        kind: 'quote',
        dueAt: '2031-01-01T00:00:00.000Z',
        answers: [],
        answeredAt: '2031-01-01T00:00:00.000Z',
        quarantined: true,
        consent: { marketing: true, terms: false, form: 'forged', wordingVersion: 'forged' },
        status: 'contacted',
      },
      { cookie: sessions[role].cookie },
    ),
  )
  expect(response.status).toBe(200)
  const lead = await payload.findByID({ collection: 'leads', id, depth: 0 })
  expect(lead).toMatchObject({
    ...fixed,
    status: 'contacted',
    quarantined: false,
    consent: { marketing: false, terms: true, form: 'contact-form', wordingVersion: '1' },
  })
  expect(lead.answeredAt).toBeNull()
})

test('only admins change the bank account that invoices name', async () => {
  const change = (role: RoleName, accountName: string) =>
    call(
      jsonRequest(
        'POST',
        '/globals/site-settings',
        { bank: { accountName, sortCode: '12-34-56', accountNumber: '12345678' }, vatNumber: `GB ${role}` },
        { cookie: sessions[role].cookie },
      ),
    )
  expect((await change('admin', 'Powerboard')).status).toBe(200)
  expect((await change('editor', 'An editor')).status).toBe(200)
  expect(await payload.findGlobal({ slug: 'site-settings' })).toMatchObject({
    bank: { accountName: 'Powerboard' },
    vatNumber: 'GB editor',
  })
})
