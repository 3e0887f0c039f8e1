import { beforeAll, describe, expect, test } from 'vitest'

import { payloadClient } from '@/lib/data/payload-client'

import { pdfOf } from '../../fixtures/pdf'
import { call, jsonRequest, request } from '../support/api'
import { pieceOf, sendPiece } from '../support/pieces'
import { may } from './allowed'
import { type Archive, openArchive } from './archive'
import { COLLECTIONS, GLOBALS, ROOT_ENDPOINTS } from './expected'
import { openSessions, ROLE_NAMES, type Sessions } from './sessions'

let archive: Archive
let sessions: Sessions
const payload = await payloadClient()

beforeAll(async () => {
  sessions = await openSessions(payload)
  archive = await openArchive(payload, { owner: sessions.admin.user })
})

type Endpoints = { method: string; path: string }[] | false | undefined
const namesOf = (endpoints: Endpoints) => (endpoints || []).map(({ method, path }) => `${method} ${path}`)

describe('globals', () => {
  test('the table lists exactly the existing globals', () => {
    expect(Object.keys(GLOBALS).sort()).toEqual(payload.config.globals.map(({ slug }) => slug).sort())
  })

  test.each(Object.entries(GLOBALS).flatMap(([slug, rights]) => ROLE_NAMES.map((role) => ({ slug, rights, role }))))(
    '$slug for $role',
    async ({ slug, rights, role }) => {
      const { cookie, user } = sessions[role]
      const global = { slug: slug as 'site-settings', overrideAccess: false, user }
      const isDone = (deed: Promise<unknown>) =>
        deed.then(
          () => true,
          () => false,
        )
      const found = {
        read: (await call(request(`/globals/${slug}`, { headers: { cookie } }))).ok,
        readInside: await isDone(payload.findGlobal(global)),
        update: (await call(jsonRequest('POST', `/globals/${slug}`, {}, { cookie }))).ok,
        updateInside: await isDone(payload.updateGlobal({ ...global, data: {} })),
        versions: (await call(request(`/globals/${slug}/versions`, { headers: { cookie } }))).ok,
      }
      const [readInside, update] = [may(rights.read, role), may(rights.update, role)]
      // Our own pages read them internally; over HTTP, only the admin does.
      expect(found).toEqual({
        read: readInside && may('staff', role),
        readInside,
        update,
        updateInside: update,
        versions: may(rights.versions ?? 'nobody', role),
      })
    },
  )
})

describe('endpoints', () => {
  test('the table lists exactly the endpoints beyond the standard ones', () => {
    const usual = new Set(
      ['blog-tags', 'pages', 'media', 'users', 'payload-preferences'].flatMap((slug) =>
        namesOf(payload.collections[slug as 'pages'].config.endpoints),
      ),
    )
    const found = payload.config.collections.flatMap(({ slug, endpoints }) =>
      namesOf(endpoints)
        .filter((name) => !usual.has(name))
        .map((name) => `${slug}: ${name}`),
    )
    const named = Object.entries(COLLECTIONS).flatMap(([slug, { also }]) =>
      Object.keys(also ?? {})
        .filter((name) => !usual.has(name))
        .map((name) => `${slug}: ${name}`),
    )
    expect(found.sort()).toEqual(named.sort())
    expect(namesOf(payload.config.endpoints).sort()).toEqual(ROOT_ENDPOINTS)
  })

  test.each(ROLE_NAMES)('sending a delivery again, for %s', async (role) => {
    const { shown: id } = await archive.keep('deliveries')
    const response = await call(
      request(`/deliveries/${id}/send-again`, { method: 'POST', headers: { cookie: sessions[role].cookie } }),
    )
    expect(response.ok).toBe(may(COLLECTIONS.deliveries?.also?.['post /:id/send-again'] ?? 'anyone', role))
    if (!response.ok) expect(response.status).toBe(may('staff', role) ? 403 : 404)
  })

  test.each(ROLE_NAMES)('closing a parked delivery, for %s', async (role) => {
    const { shown: id } = await archive.keep('deliveries')
    await payload.update({ collection: 'deliveries', id, data: { state: 'parked' } })
    const response = await call(
      jsonRequest('POST', `/deliveries/${id}/close`, { reason: 'No such number' }, { cookie: sessions[role].cookie }),
    )
    expect(response.ok).toBe(may(COLLECTIONS.deliveries?.also?.['post /:id/close'] ?? 'anyone', role))
    if (!response.ok) expect(response.status).toBe(may('staff', role) ? 403 : 404)
  })

  test.each(ROLE_NAMES)('finishing an erasure by hand, for %s', async (role) => {
    const { shown: id } = await archive.keep('erasures')
    await payload.update({ collection: 'erasures', id, data: { crm: 'check-by-hand' } })
    const response = await call(
      jsonRequest('POST', `/erasures/${id}/checked`, { found: 'nothing-there' }, { cookie: sessions[role].cookie }),
    )
    expect(response.ok).toBe(may(COLLECTIONS.erasures?.also?.['post /:id/checked'] ?? 'anyone', role))
    if (!response.ok) expect(response.status).toBe(may('staff', role) ? 403 : 404)
  })

  test.each(ROLE_NAMES)('adding a note, for %s', async (role) => {
    const { shown: id } = await archive.keep('leads')
    const response = await call(
      jsonRequest('POST', `/leads/${id}/notes`, { text: 'Called' }, { cookie: sessions[role].cookie }),
    )
    expect(response.ok).toBe(may(COLLECTIONS.leads?.also?.['post /:id/notes'] ?? 'anyone', role))
    if (!response.ok) expect(response.status).toBe(may('staff', role) ? 403 : 404)
  })

  test.each(ROLE_NAMES)('unlocking an account, for %s', async (role) => {
    const response = await call(
      jsonRequest(
        'POST',
        '/users/unlock',
        { username: sessions.editor.user.username },
        { cookie: sessions[role].cookie },
      ),
    )
    expect(response.ok).toBe(may(COLLECTIONS.users?.also?.['post /unlock'] ?? 'anyone', role))
  })

  test.each(['GET', 'POST'])('there is no GraphQL: %s', async (method) => {
    const init =
      method === 'POST'
        ? { method, body: '{"query":"{__schema{types{name}}}"}', headers: { 'content-type': 'application/json' } }
        : {}
    for (const path of ['/graphql', '/graphql-playground']) {
      const response = await call(request(path, init))
      expect([response.status, await response.json()]).toEqual([404, { errors: [{ message: 'Not Found' }] }])
    }
  })

  test('jobs cannot be run from outside', async () => {
    for (const path of ['/payload-jobs/run', '/payload-jobs'])
      expect((await call(request(path, { headers: { cookie: sessions.admin.cookie } }))).status).toBe(404)
  })

  test('visitors cannot query their permissions', async () => {
    expect((await call(request('/access'))).status).toBe(404)
    expect((await call(request('/access', { headers: { cookie: sessions.editor.cookie } }))).status).toBe(200)
  })
})

describe('files', () => {
  test.each(ROLE_NAMES)('of an enquiry can only be added with its link: %s', async (role) => {
    const piece = pieceOf(pdfOf(['Ground floor']), 0)
    const response = await sendPiece('x'.repeat(43), piece, { cookie: sessions[role].cookie })
    expect(response).toMatchObject({ status: 404 })
  })

  test.each(ROLE_NAMES)('can be read, but never run as pages: %s', async (role) => {
    const { shown: id } = await archive.keep('media')
    const { filename } = await payload.findByID({ collection: 'media', id })
    const response = await call(request(`/media/file/${filename}`, { headers: { cookie: sessions[role].cookie } }))
    expect(response.status).toBe(200)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    })
  })

  test.each([
    ['none.png', 404],
    ['..%2fpackage.json', 404],
    ['..%2f..%2f..%2fetc%2fpasswd', 404],
    ['%2fetc%2fpasswd', 404],
  ])('that are missing or not public are not sent: %s', async (name, status) => {
    const response = await call(request(`/media/file/${name}`))
    expect(response.status).toBe(status)
    expect(await response.text()).not.toMatch(/uploads|root:|powerboard"/)
  })

  test.each(ROLE_NAMES)('cannot be uploaded by URL: %s', async (role) => {
    const response = await call(
      request('/media/paste-url?src=http://127.0.0.1:1/', { headers: { cookie: sessions[role].cookie } }),
    )
    expect(response.status).toBe(404)
  })
})
