import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { send } from './raw-request'

const TYPES = [
  '',
  'x',
  'multipart/form-data',
  'multipart/form-data; boundary=',
  'multipart/form-data; boundary="',
  'multipart/form-data; boundary=x',
  'Multipart/Form-Data; boundary=x',
  'multipart/form-datax',
  'multipart/mixed; boundary=x',
  'application/json; charset=x',
  'application/x-www-form-urlencoded',
]
const BODIES = ['', '{', '--x\r\n', '--x\r\ncontent-disposition: form-data; name="0"\r\n\r\n["$1"]\r\n--x--\r\n', '%']

const COOKIES = ['', 'payload-token=x']

/** Every endpoint of the build, and addresses that Next could take for one. */
const ENDPOINTS = [
  ...Object.values(JSON.parse(readFileSync('.next/app-path-routes-manifest.json', 'utf8')) as Record<string, string>)
    .filter((route) => /^\/(?:api|internal|admin)(?:\/|$)/.test(route))
    .map((route) => route.replaceAll(/\[\[?(?:\.\.\.)?\w+\]\]?/g, 'x')),
  ...['/internal/anything', '/INTERNAL/anything', '/API/contact', '/api/nowhere', '/ADMIN/x', '/administrator'],
]

test.each(ENDPOINTS)('no body and no content type makes %s fail', async (path) => {
  for (const [row, type] of TYPES.entries())
    for (const [column, body] of BODIES.entries()) {
      const cookie = COOKIES[(row + column) % COOKIES.length] ?? '' // each meets every type and every body
      const { status } = await send({ method: 'POST', path, headers: { 'content-type': type, cookie }, body })
      expect([status, type, body]).toEqual([expect.toSatisfy((given: number) => given < 500), type, body])
    }
})
