import { beforeEach, describe, expect, test, vi } from 'vitest'

import { jsonRequest } from '../support/api'

const PASSWORD = 'only-for-integration-tests'

type SignIn = { username: string; password: string; from?: string }

/** Signs in through the route as it is after a start, so that no count of another test is left. */
async function freshSignIn() {
  vi.resetModules()
  process.env.RATE_LIMIT = 'on'
  const { POST } = await import('@/app/api/users/login/route')
  return ({ username, password, from = '192.0.2.1' }: SignIn) =>
    POST(jsonRequest('POST', '/users/login', { username, password }, { 'x-client-address': from }))
}

let signIn: Awaited<ReturnType<typeof freshSignIn>>
beforeEach(async () => {
  signIn = await freshSignIn()
})

describe('signing in', () => {
  test('gives a session cookie that scripts cannot read and other sites cannot send', async () => {
    const response = await signIn({ username: 'admin', password: PASSWORD })
    expect(response.status).toBe(200)
    expect(response.headers.get('set-cookie')).toMatch(/^payload-token=.*HttpOnly.*SameSite=Lax/)
  })

  test('says the same of a wrong password and of a name that nobody has', async () => {
    const wrong = await signIn({ username: 'admin', password: 'not-the-password' })
    const unknown = await signIn({ username: 'nobody-here', password: 'not-the-password' })
    expect(wrong.status).toBe(401)
    expect(unknown.status).toBe(401)
    expect(await unknown.json()).toEqual(await wrong.json())
  })

  test('is refused after five attempts on one account from one address, and a colleague elsewhere still gets in', async () => {
    for (let attempt = 0; attempt < 5; attempt += 1) await signIn({ username: 'admin', password: 'not-the-password' })
    const refused = await signIn({ username: 'admin', password: PASSWORD })
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(60)
    expect((await signIn({ username: 'admin', password: PASSWORD, from: '198.51.100.7' })).status).toBe(200)
  })

  test('is refused after ten attempts from one address, whatever the names', async () => {
    for (let attempt = 0; attempt < 10; attempt += 1)
      await signIn({ username: `name-${attempt}`, password: 'not-the-password' })
    expect((await signIn({ username: 'somebody-else', password: 'not-the-password' })).status).toBe(429)
  })

  test.each([
    ['no body', ''],
    ['broken JSON', '{'],
    ['a list', '[]'],
  ])('answers %s without failing', async (_what, body) => {
    const { POST } = await import('@/app/api/users/login/route')
    const response = await POST(
      new Request('http://localhost:3000/api/users/login', {
        method: 'POST',
        body,
        headers: { 'content-type': 'application/json' },
      }),
    )
    expect(response.status).toBeLessThan(500)
  })
})
