import { describe, expect, it, test } from 'vitest'

import { expiredOf, problemsOf, readExceptions } from './audit.mjs'

const ADVISORY = 'GHSA-aaaa-bbbb-cccc'
const url = `https://github.com/advisories/${ADVISORY}`

/** One advisory in a library, and another package that is affected because it uses that. */
const reportOf = (severity: string) => ({
  vulnerabilities: {
    library: { nodes: ['node_modules/library'], via: [{ url, name: 'library', title: 'Hangs', severity }] },
    user: { nodes: ['node_modules/user'], via: ['library'] },
  },
})
const OF_THE_SITE = { 'node_modules/library': {}, 'node_modules/user': {} }
const TOOLS = { 'node_modules/library': { dev: true }, 'node_modules/user': { dev: true } }

const problems = (severity: string, packages: Record<string, { dev?: boolean }>, ...excepted: string[]) =>
  problemsOf({ report: reportOf(severity), packages, exceptions: excepted.map((advisory) => ({ advisory })) })

describe('an advisory', () => {
  it.each(['low', 'critical'])('that is %s in a package of the running site is a problem, once', (severity) => {
    expect(problems(severity, OF_THE_SITE)).toEqual([`library: Hangs (${severity}), ${url}`])
  })

  it.each([
    ['high', 0],
    ['critical', 1],
  ])('that is %s in a tool of developers is a problem %d times', (severity, times) => {
    expect(problems(severity, TOOLS)).toHaveLength(times)
  })

  it('with an exception is none', () => {
    expect(problems('high', OF_THE_SITE, ADVISORY)).toEqual([])
  })
})

test('an exception that nothing needs is a problem', () => {
  expect(problems('high', TOOLS, ADVISORY)).toEqual([`the exception for ${ADVISORY} is no longer needed`])
})

test.each([
  ['2027-01-30', []],
  ['2027-01-31', []],
  ['2027-02-01', [`the exception for ${ADVISORY} expired on 2027-01-31`]],
])('an exception until 31 January 2027, on %s: %j', (today, expired) => {
  expect(expiredOf([{ advisory: ADVISORY, expires: '2027-01-31' }], today)).toEqual(expired)
})

test('the exceptions can be read', () => {
  expect(() => readExceptions()).not.toThrow()
})
