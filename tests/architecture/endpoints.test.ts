import { readdirSync, readFileSync } from 'node:fs'

import { expect, it } from 'vitest'

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
  .map((file) => ({ file: `src/${file}`, text: readFileSync(`src/${file}`, 'utf8') }))

it('one place checks the origin of endpoints, besides the server itself', () => {
  const checking = sources.filter(({ text }) => /\bisSameOrigin\(/.test(text)).map(({ file }) => file)
  expect(checking.sort()).toEqual([
    'src/lib/http/edge/request-guard.ts',
    'src/lib/http/endpoint.ts',
    'src/lib/http/same-origin.ts',
  ])
})

const WRITES =
  /export (?:const|async function) (?:POST|PUT|PATCH|DELETE)\b|export const \{[^}]*\b(?:POST|PUT|PATCH|DELETE)\b/
/** The functions that are given the rules of an endpoint. */
const BY_RULES = /\b(?:\w+Endpoint|salesAction)\(/

/** They are called by others than our pages: Payload's admin, email programs and Stripe. */
const OF_OTHERS = [
  'src/app/api/challenge/links/erase/[token]/route.ts',
  'src/app/api/checkout/review/decline/[token]/route.ts',
  'src/app/api/payments/stripe/route.ts',
  'src/app/api/users/login/route.ts',
  'src/app/api/users/set-password/route.ts',
  'src/app/api/waiting-list/leave/[token]/route.ts',
]

it('every endpoint that takes input from our pages is made from rules', () => {
  const own = sources.filter(
    ({ file, text }) => file.startsWith('src/app/api/') && file.endsWith('/route.ts') && WRITES.test(text),
  )
  expect(own.length).toBeGreaterThan(40)
  const byHand = own.filter(({ text }) => !BY_RULES.test(text)).map(({ file }) => file)
  expect(byHand.sort()).toEqual(OF_OTHERS)
})
