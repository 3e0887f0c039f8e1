import { readFileSync } from 'node:fs'

import { describe, expect, test } from 'vitest'

import { ALLOWED_FOR, isAllowed, licencesOf, type LockedPackages, STATED } from './licences'

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: LockedPackages }
const ALL = licencesOf(packages)

test('we may use every package of the running site under its licence', () => {
  expect(ALL.length).toBeGreaterThan(500)
  expect(ALL.filter(({ name, licence }) => !isAllowed(licence, name))).toEqual([])
})

test.each(ALLOWED_FOR)(
  '$licence, allowed for $packages, is the licence of one of them',
  ({ licence, packages: of }) => {
    expect(ALL.filter(({ name, licence: own }) => of.test(name) && own?.includes(licence))).not.toEqual([])
  },
)

test.each(Object.keys(STATED))('the lock file does not say under which licence %s is', (name) => {
  expect(isAllowed(packages[`node_modules/${name}`]?.license, name)).toBe(false)
  expect(readFileSync(`node_modules/${name}/LICENSE`, 'utf8')).toMatch(/MIT|Permission is|Redistribution and use/)
})

describe('an SPDX expression', () => {
  test.each([
    ['MIT', true],
    ['(MIT OR GPL-3.0-or-later)', true],
    ['GPL-3.0-or-later OR MIT', true],
    ['(MIT AND Zlib)', true],
    ['MIT AND GPL-3.0-or-later', false],
    ['AGPL-3.0-only', false],
    ['LGPL-3.0-or-later', false],
    ['UNLICENSED', false],
    ['SEE LICENSE IN LICENSE.md', false],
    ['', false],
    [undefined, false],
  ])('%j is allowed: %j', (licence, allowed) => {
    expect(isAllowed(licence, 'a-library')).toBe(allowed)
  })

  test('is allowed for some packages alone', () => {
    expect(isAllowed('Apache-2.0 AND LGPL-3.0-or-later AND MIT', '@img/sharp-wasm32')).toBe(true)
    expect(isAllowed('MPL-2.0', 'lightningcss-like')).toBe(true)
    expect(isAllowed('MPL-2.0', 'lightningcssy')).toBe(false)
  })
})

test('tools of developers do not count, and packages of other platforms have the licence of their library', () => {
  expect(
    licencesOf({
      '': { license: 'UNLICENSED' },
      'node_modules/tool': { version: '1.0.0', license: 'GPL-2.0-only', dev: true },
      'node_modules/a': { version: '1.0.0', license: 'MIT', optionalDependencies: { 'a-linux': '1.0.0' } },
      'node_modules/a/node_modules/@b/c': { version: '2.0.0' },
      'node_modules/a-linux': { version: '1.0.0' },
    }),
  ).toEqual([
    { name: 'a', version: '1.0.0', licence: 'MIT' },
    { name: '@b/c', version: '2.0.0', licence: undefined },
    { name: 'a-linux', version: '1.0.0', licence: 'MIT' },
  ])
})
