import { describe, expect, test, vi } from 'vitest'

import { GET } from '@/app/api/search/complete/route'
import { payloadClient } from '@/lib/data/payload-client'
import { poolOf } from '@/lib/platform/database'
import { env } from '@/lib/platform/env'
import { LIMITS } from '@/lib/platform/limits'

const payload = await payloadClient()

const ask = (q: string, address = '192.0.2.1') =>
  GET(
    new Request(`http://localhost/api/search/complete?${new URLSearchParams({ q })}`, {
      headers: { 'x-client-address': address },
    }),
  )

describe('completions', () => {
  test('are cached by the browser for a minute, and by nothing else', async () => {
    const response = await ask('therm')
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'private, max-age=60'])
    expect(await response.json()).toEqual({
      completions: expect.arrayContaining([
        { path: '/thermal-efficiency-guide', title: expect.any(String), kind: 'Guides' },
      ]),
    })
  })

  test('of an empty query are empty', async () => {
    expect(await (await ask(' \u0000 ')).json()).toEqual({ completions: [] })
  })

  test('of more than 100 characters are rejected', async () => {
    const response = await ask('%_'.repeat(1000))
    expect(response.status).toBe(400)
    expect(await response.json()).toEqual({
      message: expect.stringContaining('up to 100 characters'),
      errors: [{ path: 'q', message: expect.any(String) }],
    })
  })

  test('are reported as unavailable when the database is', async () => {
    vi.spyOn(poolOf(payload), 'query').mockRejectedValueOnce(new Error('gone') as never)
    expect((await ask('therm')).status).toBe(503)
  })

  test('are rate-limited per sender', async () => {
    vi.spyOn(env, 'isRateLimited', 'get').mockReturnValue(true)
    const points = LIMITS.completion[0]?.points ?? 0
    for (let n = 0; n < points; n++) await ask('', '192.0.2.2')
    const refused = await ask('', '192.0.2.2')
    expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true])
    expect((await ask('', '192.0.2.3')).status).toBe(200)
  })
})
