import { fstatSync } from 'node:fs'

import { afterEach, expect, test, vi } from 'vitest'

import { isJournal } from './settings.mjs'

const stream = () => {
  const { dev, ino } = fstatSync(1)
  return `${dev}:${ino}`
}

afterEach(() => vi.unstubAllEnvs())

test('the output is logged by systemd only if it is the stream that systemd names', () => {
  vi.stubEnv('JOURNAL_STREAM', undefined)
  expect(isJournal()).toBe(false)
  vi.stubEnv('JOURNAL_STREAM', '1:1') // inherited by a terminal that a service started
  expect(isJournal()).toBe(false)
  vi.stubEnv('JOURNAL_STREAM', stream())
  expect(isJournal()).toBe(true)
})
