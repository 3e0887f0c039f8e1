import { expect, test } from 'vitest'

import { SITE_URL } from '../journeys/setup/urls'

const idOf = async (path: string, headers: Record<string, string> = {}) =>
  (await fetch(`${SITE_URL}${path}`, { headers })).headers.get('x-request-id')

test.each(['/about', '/api/health', '/made-up-path', '/search?q=panel', '/admin/login'])(
  'every response has its own id: %s',
  async (path) => {
    const ids = [await idOf(path), await idOf(path), await idOf(path)]
    expect(new Set(ids).size).toBe(3)
    for (const id of ids) expect(id).toMatch(/^[\da-f-]{36}$/)
  },
)

test('a visitor cannot choose it', async () => {
  expect(await idOf('/about', { 'x-request-id': 'chosen-by-a-stranger' })).not.toBe('chosen-by-a-stranger')
})
