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
/** Somebody with a password. */
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
const cookieIn = (answer: Response) => answer.headers.get('set-cookie')?.split(';')[0] ?? ''

describe('what an account is made of', () => {
  test.each(STAFF)('never leaves, whatever %s asks', async (role) => {
    const { cookie } = sessions[role]
    const answers = [
      await get(cookie, '/users?limit=0'),
      await get(cookie, `/users/${idOf(role)}`),
      await get(cookie, '/users/me'),
      await get(cookie, `/users/${idOf(role)}?select[hash]=true&select[salt]=true&select[sessions]=true`),
      await call(jsonRequest('PATCH', `/users/${idOf(role)}`, { name: 'Renamed' }, { cookie })),
      await call(jsonRequest('POST', '/users/refresh-token', {}, { cookie })),
    ]
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
    for (const answer of answers) expect(await answer.text()).not.toMatch(SECRETS)
  })

  test('is not told to who signs in', async () => {
    const answer = await signIn('colleague')
    expect(answer.status).toBe(200)
    expect(await answer.text()).not.toMatch(SECRETS)
  })

  test.each(STAFF)('nor do somebody else’s sessions, for %s', async (role) => {
    const answer = await get(sessions[role].cookie, '/users?limit=0&select[sessions]=true')
    const { docs } = (await answer.json()) as { docs: { id: number; sessions?: unknown[] }[] }
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

describe('nobody is', () => {
  const claims = () => ({ id: idOf('admin'), collection: 'users', username: sessions.admin.user.username })
  const signed = async (secret: string, fields: object) =>
    cookieOf((await jwtSign({ fieldsToSign: { ...fields }, secret, tokenExpiration: 3600 })).token)

  test('whose session has ended', async () => {
    expect(await whoIs(sessions.expired.cookie)).toBeNull()
  })

  test('who signed out', async () => {
    const cookie = cookieIn(await signIn('colleague'))
    expect(await whoIs(cookie)).toMatchObject({ username: 'colleague' })
    await call(jsonRequest('POST', '/users/logout', {}, { cookie }))
    expect(await whoIs(cookie)).toBeNull()
  })

  test('who signed a session with another secret', async () => {
    expect(await whoIs(await signed('some-other-secret', claims()))).toBeNull()
  })

  test('whose session was never opened, though it is signed well', async () => {
    expect(await whoIs(await signed(payload.secret, claims()))).toBeNull()
    expect(await whoIs(await signed(payload.secret, { ...claims(), sid: 'made-up' }))).toBeNull()
  })

  test('who changed what their session says', async () => {
    const [head, body = '', signature] = sessions.sales.cookie.split('.')
    const said = JSON.parse(Buffer.from(body, 'base64url').toString()) as object
    const changed = Buffer.from(JSON.stringify({ ...said, id: idOf('admin') })).toString('base64url')
    expect(await whoIs([head, changed, signature].join('.'))).toBeNull()
  })

  test('whose account is gone', async () => {
    const { cookie, user } = (await openSessions(payload)).admin
    expect(await whoIs(cookie)).toMatchObject({ username: user.username })
    await payload.delete({ collection: 'users', id: user.id })
    expect(await whoIs(cookie)).toBeNull()
  })
})

describe('nobody becomes', () => {
  test('the first user of a site that has one', async () => {
    const before = await payload.count({ collection: 'users' })
    const answer = await call(
      jsonRequest('POST', '/users/first-register', { username: 'eve', password: PASSWORD, name: 'Eve', role: 'admin' }),
    )
    expect(answer.status).toBe(403)
    expect(await payload.count({ collection: 'users' })).toEqual(before)
  })

  test.each(['editor', 'sales'] as const)('an admin by saying so: %s', async (role) => {
    const { cookie } = sessions[role]
    await call(jsonRequest('PATCH', `/users/${idOf(role)}`, { role: 'admin' }, { cookie }))
    await call(jsonRequest('PATCH', `/users?where[id][equals]=${idOf(role)}`, { role: 'admin' }, { cookie }))
    expect(await payload.findByID({ collection: 'users', id: idOf(role) })).toMatchObject({ role })
  })

  test.each(['editor', 'sales'] as const)('somebody else by changing their password: %s', async (role) => {
    const { docs } = await payload.find({ collection: 'users', where: { username: { equals: 'colleague' } } })
    const answer = await call(
      jsonRequest(
        'PATCH',
        `/users/${docs[0]?.id}`,
        { password: 'a password of mine' },
        { cookie: sessions[role].cookie },
      ),
    )
    expect(answer.status).toBeGreaterThanOrEqual(400)
    expect((await signIn('colleague')).status).toBe(200)
  })

  test('somebody by a token that was never sent', async () => {
    const answer = await call(jsonRequest('POST', '/users/reset-password', { token: '', password: PASSWORD }))
    expect(answer.status).toBe(403)
  })
})

test('asking for a new password tells nobody which accounts there are', async () => {
  const ask = async (username: string) => {
    const answer = await call(jsonRequest('POST', '/users/forgot-password', { username }))
    return [answer.status, await answer.text()]
  }
  expect(await ask('colleague')).toEqual(await ask('nobody-of-that-name'))
})

test('a wrong name and a wrong password are refused in the same words', async () => {
  const refusal = async (username: string) => {
    const answer = await signIn(username, 'not the password')
    return [answer.status, await answer.text()]
  }
  const wrongPassword = await refusal('colleague')
  expect(wrongPassword[0]).toBe(401)
  expect(await refusal('nobody-of-that-name')).toEqual(wrongPassword)
})

test('what somebody prefers in the admin is theirs alone', async () => {
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

/** What a visitor typed and what the desk promised is evidence: the sales desk works with it and cannot change it. */
test.each(['sales', 'admin'] as const)('nobody rewrites a lead: %s', async (role) => {
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
  const other = Object.fromEntries(Object.keys(fixed).map((name) => [name, 'forged']))
  const answer = await call(
    jsonRequest(
      'PATCH',
      `/leads/${id}`,
      {
        ...other,
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
  expect(answer.status).toBe(200)
  const lead = await payload.findByID({ collection: 'leads', id, depth: 0 })
  expect(lead).toMatchObject({
    ...fixed,
    status: 'contacted',
    quarantined: false,
    consent: { marketing: false, terms: true, form: 'contact-form', wordingVersion: '1' },
  })
  expect(lead.answeredAt).not.toContain('2031')
})
