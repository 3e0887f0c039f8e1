import { describe, expect, test } from 'vitest'

import { barePolicy, framedPolicy, hashPolicy, noncePolicy } from './content-security-policy'

const directivesOf = (policy: string) =>
  Object.fromEntries(policy.split('; ').map((directive) => [directive.split(' ')[0], directive.split(' ').slice(1)]))

const ALL = [
  ['a hashed page', hashPolicy(['abc=', 'def='])],
  ['a page of the site with a nonce', noncePolicy('n0nce', 'site')],
  ['the admin', noncePolicy('n0nce', 'admin')],
  ['a page for other websites', framedPolicy('n0nce', 'https://www.partner.example')],
  ['anything else', barePolicy],
] as const

describe.each(ALL)('%s', (_name, policy) => {
  const directives = directivesOf(policy)

  test('runs no script that we did not mean', () => {
    expect(directives['script-src']).not.toContain("'unsafe-inline'")
    expect(directives['script-src']).not.toContain("'unsafe-eval'")
    expect(directives['script-src']?.join(' ')).not.toMatch(/\*|https?:|data:|blob:/)
  })

  test('loads nothing from elsewhere, sends no form elsewhere, and has no base but itself', () => {
    expect(directives).toMatchObject({
      'default-src': ["'self'"],
      'connect-src': ["'self'"],
      'object-src': ["'none'"],
      'base-uri': ["'none'"],
      'form-action': ["'self'"],
    })
  })

  test('says each thing once', () => {
    expect(Object.keys(directives)).toHaveLength(policy.split('; ').length)
  })
})

test('a hashed page runs exactly its own inline scripts', () => {
  expect(directivesOf(hashPolicy(['abc=', 'def=']))['script-src']).toEqual(["'self'", "'sha256-abc='", "'sha256-def='"])
  expect(hashPolicy([])).toBe(barePolicy)
})

test('a page with a nonce runs what carries it, and what that loads', () => {
  expect(directivesOf(noncePolicy('n0nce', 'site'))['script-src']).toEqual([
    "'self'",
    "'nonce-n0nce'",
    "'strict-dynamic'",
  ])
})

test('the admin may be framed by the admin, a page for other websites by those it names, and nothing else by anybody', () => {
  expect(ALL.map(([, policy]) => directivesOf(policy)['frame-ancestors'])).toEqual([
    ["'none'"],
    ["'none'"],
    ["'self'"],
    ['https://www.partner.example'],
    ["'none'"],
  ])
})

test('a page for other websites names them, and is like any other otherwise', () => {
  const { 'frame-ancestors': ancestors, ...rest } = directivesOf(
    framedPolicy('n0nce', 'https://www.partner.example http://localhost:4000'),
  )
  expect(ancestors).toEqual(['https://www.partner.example', 'http://localhost:4000'])
  const { 'frame-ancestors': _, ...others } = directivesOf(noncePolicy('n0nce', 'site'))
  expect(rest).toEqual(others)
})
