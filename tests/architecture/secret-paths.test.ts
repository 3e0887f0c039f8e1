import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'

import { describe, expect, test } from 'vitest'

import { scrub } from '@/lib/domain/leads/scrub'
import { viewOf } from '@/lib/domain/page-views/view-of-request'
import { isSecretPath } from '@/lib/routing/secret-paths'
import { cartSchema } from '@/lib/schemas/cart'
import { isEnquiryToken } from '@/lib/schemas/enquiry-change'

/** By the name of the folder that takes it, a secret as the site makes it. */
const SECRETS = {
  '[token]': createHash('sha256').update('a reference').digest('base64url'),
  '[sessionId]': `cart_1700000000000_${createHash('md5').update('a basket').digest('hex')}`,
}

/** Every page and endpoint whose path contains a secret, with the path it has then. */
const ROUTES = readdirSync('src/app', { recursive: true, encoding: 'utf8' })
  .filter((file) => /(^|\/)(page\.tsx|route\.ts)$/.test(file))
  .map((file) => `/${file.split('/').slice(0, -1).join('/')}`.replaceAll(/\/\([^)]+\)/g, ''))
  .flatMap((route) =>
    Object.entries(SECRETS)
      .filter(([folder]) => route.includes(folder))
      .map(([folder, secret]) => ({ route, secret, path: route.replace(folder, secret) })),
  )

/** The path as nginx logs it: its map applied as nginx does. */
function loggedPath(path: string): string {
  const [, pattern = '', logged = ''] =
    /map \$uri \$powerboard_path \{[^"]*"~(.+)" (\S+);/.exec(readFileSync('docs/deploy/nginx.conf', 'utf8')) ?? []
  const groups = new RegExp(pattern).exec(path)?.groups
  return groups ? logged.replaceAll(/\$(\w+)/g, (_, name: string) => groups[name] ?? '') : path
}

test('the secrets are such as the site accepts', () => {
  expect(isEnquiryToken(SECRETS['[token]'])).toBe(true)
  expect(cartSchema.safeParse({ sessionId: SECRETS['[sessionId]'] }).success).toBe(true)
})

test('routes with each kind of secret are found', () => {
  for (const folder of Object.keys(SECRETS)) expect(ROUTES.some(({ route }) => route.includes(folder))).toBe(true)
})

describe.each(ROUTES)('the secret in $route', ({ route, secret, path }) => {
  test('is in no report', () => {
    expect(scrub(path)).toBe(route.replace(/\[token\]|\[sessionId\]/, '[token]'))
  })

  test('is not sent to the pages that it links to', () => {
    expect(isSecretPath(path.toLowerCase())).toBe(true)
  })

  test('is not counted as a page', () => {
    const headers = { 'sec-fetch-dest': 'document', 'user-agent': 'Firefox' }
    expect(viewOf({ method: 'GET', url: path, host: 'powerboard.example', headers }, () => false)).toBeNull()
  })

  test('is not in the log of nginx', () => {
    expect(loggedPath(path)).toBe(path.replace(secret, '-'))
  })
})

test.each(['/', '/about', '/blog/why-a-heated-ceiling-is-cheaper-than-you-may-think-in-winter', '/api/cart/add'])(
  'nginx logs %s as it is',
  (path) => {
    expect(loggedPath(path)).toBe(path)
  },
)
