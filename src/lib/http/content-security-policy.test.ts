import { describe, expect, test } from 'vitest'

import { allowing, barePolicy, framedPolicy, hashPolicy, noncePolicy } from './content-security-policy'

const directivesOf = (policy: string) =>
  Object.fromEntries(policy.split('; ').map((directive) => [directive.split(' ')[0], directive.split(' ').slice(1)]))

const ALL = [
  ['a hashed page', hashPolicy(['abc=', 'def='])],
  ['a site page with a nonce', noncePolicy('n0nce', 'site')],
  ['the admin', noncePolicy('n0nce', 'admin')],
  ['an embeddable page', framedPolicy('n0nce', 'https://www.partner.example')],
  ['anything else', barePolicy],
] as const

describe.each(ALL)('%s', (_name, policy) => {
  const directives = directivesOf(policy)

  test('allows only the scripts we intend', () => {
    expect(directives['script-src']).not.toContain("'unsafe-inline'")
    expect(directives['script-src']).not.toContain("'unsafe-eval'")
    expect(directives['script-src']?.join(' ')).not.toMatch(/\*|https?:|data:|blob:/)
  })

  test('loads nothing from other origins, posts no form to them and restricts base to the site', () => {
    expect(directives).toMatchObject({
      'default-src': ["'self'"],
      'object-src': ["'none'"],
      'base-uri': ["'none'"],
      'form-action': ["'self'"],
    })
    expect(directives).not.toHaveProperty('connect-src')
  })

  test('has no duplicate directives', () => {
    expect(Object.keys(directives)).toHaveLength(policy.split('; ').length)
  })
})

test('a hashed page runs only its own inline scripts', () => {
  expect(directivesOf(hashPolicy(['abc=', 'def=']))['script-src']).toEqual(["'self'", "'sha256-abc='", "'sha256-def='"])
  expect(hashPolicy([])).toBe(barePolicy)
})

test('a page with a nonce runs scripts with that nonce and whatever they load', () => {
  expect(directivesOf(noncePolicy('n0nce', 'site'))['script-src']).toEqual([
    "'self'",
    "'nonce-n0nce'",
    "'strict-dynamic'",
  ])
})

test('workers come from the site itself, and in the admin from its own scripts as well', () => {
  expect(ALL.map(([, policy]) => directivesOf(policy)['worker-src'])).toEqual([
    ["'self'"],
    ["'self'"],
    ["'self'", 'blob:'],
    ["'self'"],
    ["'self'"],
  ])
})

test('allows framing of the admin by itself, of embeddable pages by listed origins, and nothing else', () => {
  expect(ALL.map(([, policy]) => directivesOf(policy)['frame-ancestors'])).toEqual([
    ["'none'"],
    ["'none'"],
    ["'self'"],
    ['https://www.partner.example'],
    ["'none'"],
  ])
})

test('an embeddable page differs from other pages only in its frame ancestors', () => {
  const { 'frame-ancestors': ancestors, ...rest } = directivesOf(
    framedPolicy('n0nce', 'https://www.partner.example http://localhost:4000'),
  )
  expect(ancestors).toEqual(['https://www.partner.example', 'http://localhost:4000'])
  const { 'frame-ancestors': _, ...others } = directivesOf(noncePolicy('n0nce', 'site'))
  expect(rest).toEqual(others)
})

describe('uploads at another origin', () => {
  const origin = 'https://files.powerboard.example.com'

  test.each(ALL)('are allowed as pictures and films, and nothing else changes: %s', (_name, policy) => {
    const {
      'img-src': images,
      'media-src': media,
      ...rest
    } = directivesOf(allowing(policy, { mediaOrigin: origin, analyticsOrigin: null }))
    const { 'img-src': imagesBefore = [], ...restBefore } = directivesOf(policy)
    expect(images?.toSorted()).toEqual([...imagesBefore, origin].sort())
    expect(media).toEqual(["'self'", origin])
    expect(rest).toEqual(restBefore)
  })

  test('without one nothing changes', () =>
    expect(allowing(barePolicy, { mediaOrigin: null, analyticsOrigin: null })).toBe(barePolicy))
})

test.each(ALL)('an analytics service gets its script and its reports, and nothing else: %s', (_name, policy) => {
  const origin = 'https://stats.powerboard.example.com'
  const opened = directivesOf(allowing(policy, { mediaOrigin: null, analyticsOrigin: origin }))
  const { 'script-src': scripts, 'connect-src': reports, ...rest } = opened
  const { 'script-src': scriptsBefore = [], ...restBefore } = directivesOf(policy)
  expect(scripts?.toSorted()).toEqual([...scriptsBefore, origin].sort())
  expect(reports).toEqual(["'self'", origin])
  expect(rest).toEqual(restBefore)
})
