import { describe, expect, test } from 'vitest'

import { barePolicy, hashPolicy, noncePolicy } from './content-security-policy'

const directivesOf = (policy: string) => Object.fromEntries(policy.split('; ').map((directive) => [directive.split(' ')[0], directive.split(' ').slice(1)]))

const ALL = [
  ['a hashed page', hashPolicy(['abc=', 'def='])],
  ['a page of the site with a nonce', noncePolicy('n0nce', 'site')],
  ['the admin', noncePolicy('n0nce', 'admin')],
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
    expect(directives).toMatchObject({ 'default-src': ["'self'"], 'connect-src': ["'self'"], 'object-src': ["'none'"], 'base-uri': ["'none'"], 'form-action': ["'self'"] })
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
  expect(directivesOf(noncePolicy('n0nce', 'site'))['script-src']).toEqual(["'self'", "'nonce-n0nce'", "'strict-dynamic'"])
})

test('the admin alone may be framed, by the admin', () => {
  expect(ALL.map(([, policy]) => directivesOf(policy)['frame-ancestors'])).toEqual([["'none'"], ["'none'"], ["'self'"], ["'none'"]])
})
