import { beforeAll, expect, test } from 'vitest'

import { GET } from '@/app/internal/frame-origins/route'
import { getFrameOrigins } from '@/lib/data/frame-origins'
import { payloadClient } from '@/lib/data/payload-client'
import { env } from '@/lib/platform/env'

const payload = await payloadClient()
const list = (...origins: string[]) =>
  payload.updateGlobal({
    slug: 'site-settings',
    data: { calculatorFrames: origins.map((origin) => ({ origin })) },
    overrideAccess: true,
  })
const ask = (token: string) =>
  GET(new Request('http://localhost:3000/internal/frame-origins', { headers: { authorization: `Bearer ${token}` } }))

beforeAll(() => list())

test('a change to the list takes effect immediately', async () => {
  expect(await getFrameOrigins()).toEqual([])
  await list('https://www.partner.example', 'http://localhost:4000')
  expect(await getFrameOrigins()).toEqual(['https://www.partner.example', 'http://localhost:4000'])
  expect(await (await ask(env.internalToken)).json()).toEqual(['https://www.partner.example', 'http://localhost:4000'])
  await list()
  expect(await getFrameOrigins()).toEqual([])
})

test.each([
  '*',
  'https://*.example.com',
  'http://partner.example',
  'https://partner.example/page',
  "https://partner.example; script-src 'unsafe-inline'",
])('%s cannot be listed', async (origin) => {
  await expect(list(origin)).rejects.toThrow(/Websites that may show/)
})

test('requires the internal token', async () => {
  for (const token of ['not the token', env.secret]) expect((await ask(token)).status).toBe(404)
})
