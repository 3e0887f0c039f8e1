import { randomUUID } from 'node:crypto'

import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'

import { CASE_COUNT } from '../fixtures/case-count'
import { badRequests } from './bad-requests'
import { type RawRequest, send } from './raw-request'
import { signIn, type StaffClient } from './staff-client'

const READING = new Set(['GET', 'HEAD', 'OPTIONS'])
const ENDS_SESSION = /logout|refresh-token/i
const EXISTING_DOCUMENT = /\/1(\W|$)/
const ONE_DOCUMENT = /^\/api\/[^/]+\/[^/?]+/

/** Other tests use the same site, so no document may be created, changed or deleted, and nobody signed out. */
function isHarmless({ method = 'GET', path, body }: RawRequest): boolean {
  if (ENDS_SESSION.test(path)) return false
  if (READING.has(method)) return true
  if (EXISTING_DOCUMENT.test(path)) return false
  return method === 'POST' ? isUnreadable(String(body ?? '{}')) : ONE_DOCUMENT.test(path)
}

function isUnreadable(body: string): boolean {
  try {
    return JSON.parse(body || '{}') === null
  } catch {
    return true
  }
}

async function newColleague(role: string): Promise<StaffClient> {
  const account = { username: `${role}-${randomUUID().slice(0, 8)}`, password: 'four warm panels' }
  await (await signIn()).make('users', { ...account, name: role, role })
  return signIn(account)
}

describe.each(['editor', 'admin'] as const)('signed in as %s', (role) => {
  let staff: StaffClient
  beforeAll(async () => {
    staff = role === 'admin' ? await signIn() : await newColleague(role)
  })

  test(`${CASE_COUNT} bad requests to any route: none causes a server error`, { timeout: 900_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(badRequests.filter(isHarmless), async (request) => {
        const { status } = await send({ ...request, headers: { ...staff.headers, ...request.headers } })
        expect(status).toBeGreaterThanOrEqual(200)
        expect(status).toBeLessThan(500)
      }),
      { numRuns: CASE_COUNT },
    )
    expect((await send({ path: '/api/users/me', headers: staff.headers })).body).toContain(`"role":"${role}"`)
  })
})
