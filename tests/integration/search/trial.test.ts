import { beforeAll, expect, test } from 'vitest'

import type { SearchResultPage } from '@/lib/content/search'
import { payloadClient } from '@/lib/data/payload-client'
import { searchSite } from '@/lib/data/search/search'

import { openSessions, type RoleName, type Sessions } from '../access/sessions'
import { call, jsonRequest } from '../support/api'

const payload = await payloadClient()

let sessions: Sessions
beforeAll(async () => void (sessions = await openSessions(payload)))

const tryOut = (trial: object, role: RoleName = 'editor') =>
  call(jsonRequest('POST', '/search/trial', trial, { cookie: sessions[role].cookie, origin: 'http://localhost:3000' }))
const foundWith = async (groups: string[]) =>
  ((await (await tryOut({ q: 'sorbing', groups })).json()) as SearchResultPage).hits.map(({ path }) => path)

test('a search is tried with groups of synonyms that are not saved', async () => {
  expect(await foundWith(['asbestos, sorbing'])).toContain('/installation-engineering')
  expect(await foundWith([])).not.toContain('/installation-engineering')
  expect((await searchSite({ q: 'sorbing' })).hits.map(({ path }) => path)).not.toContain('/installation-engineering')
})

test('without its stored group, a word finds itself alone', async () => {
  const { total } = await searchSite({ q: 'brochure' })
  const alone = (await (await tryOut({ q: 'brochure', groups: [] })).json()) as SearchResultPage
  expect(alone.total).toBeLessThan(total)
})

test('only editors try synonyms', async () => {
  const statuses = async (roles: RoleName[]) =>
    Promise.all(roles.map(async (role) => (await tryOut({ q: 'damp', groups: [] }, role)).status))
  expect(await statuses(['anonymous', 'expired', 'sales', 'editor', 'admin'])).toEqual([401, 401, 403, 200, 200])
})

test.each([
  ['no words', { q: ' ', groups: [] }, 'Type what visitors would search for'],
  [
    'too many groups',
    { q: 'damp', groups: Array.from({ length: 201 }, () => 'a, b') },
    'Reload the page and try again',
  ],
])('%s cannot be tried', async (_, trial, message) => {
  const response = await tryOut(trial)
  expect([response.status, await response.json()]).toEqual([400, expect.objectContaining({ message })])
})

test('as many groups as can be saved are tried', async () => {
  const groups = Array.from({ length: 200 }, (_, at) => `${'word '.repeat(38)}${at}`)
  expect((await tryOut({ q: 'damp', groups })).status).toBe(200)
})
