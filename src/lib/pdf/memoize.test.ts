import { expect, test, vi } from 'vitest'

import { memoize } from './memoize'

test('runs once for concurrent callers', async () => {
  const made = memoize<string>()
  const make = vi.fn(async () => 'a document')
  expect(await Promise.all([made('a', make), made('a', make)])).toEqual(['a document', 'a document'])
  expect(await made('a', make)).toBe('a document')
  expect(make).toHaveBeenCalledTimes(1)
})

test('retries after a failure', async () => {
  const made = memoize<string>()
  await expect(made('a', () => Promise.reject(new Error('no picture')))).rejects.toThrow('no picture')
  expect(await made('a', async () => 'a document')).toBe('a document')
})

test('evicts the least recently used beyond twenty', async () => {
  const made = memoize<number>()
  for (let n = 0; n <= 20; n++) await made(String(n), async () => n)
  const make = vi.fn(async () => -1)
  expect(await made('1', make)).toBe(1)
  expect(await made('0', make)).toBe(-1)
})

test('a late failure does not remove a newer result of the same name', async () => {
  const made = memoize<string>()
  let fail = (_: Error) => {}
  const first = made('a', () => new Promise((_, reject) => (fail = reject)))
  for (let n = 0; n < 20; n++) await made(String(n), async () => 'another')
  await made('a', async () => 'newer')
  fail(new Error('too late'))
  await expect(first).rejects.toThrow('too late')
  expect(await made('a', async () => 'again')).toBe('newer')
})
