import { mkdtemp } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'

import { build } from 'esbuild'
import { expect, test, vi } from 'vitest'

import { ConfinedFailure, confinedProcess } from './confined-process'

/** Echoes its input with a request count, and fails in every way a process can. */
const PROGRAM = `
import { serveConfined } from '@/lib/platform/confined-work'
let before = 0
serveConfined(async (request) => {
  if (request === 'loop') for (;;);
  if (request === 'exit') process.exit(3)
  if (request === 'fault') process.kill(process.pid, 'SIGSEGV')
  if (request === 'grow') for (const all = []; ; ) all.push(Buffer.alloc(8_000_000, 1))
  if (request === 'refuse') throw new Error('no such font')
  if (request === 'environment') return Object.keys(process.env)
  return request + ' ' + before++
})`
const outfile = path.join(await mkdtemp(path.join(os.tmpdir(), 'confined-')), 'process.mjs')
await build({
  stdin: { contents: PROGRAM, resolveDir: process.cwd() },
  outfile,
  bundle: true,
  format: 'esm',
  platform: 'node',
  packages: 'external',
  tsconfig: 'tsconfig.json',
  logLevel: 'warning',
})

const patient = () => confinedProcess<string, unknown>({ file: outfile, workMs: 60_000 })

test('one process works on one request after another', async () => {
  const work = patient()
  expect([await work('a'), await work('b')]).toEqual(['a 0', 'b 1'])
})

test('reports an error and carries on', async () => {
  const work = patient()
  await work('a')
  await expect(work('refuse')).rejects.toThrow('no such font')
  expect(await work('b')).toBe('b 1')
})

test('knows nothing of our environment', async () => {
  vi.stubEnv('A_SECRET', 'of ours')
  expect(await patient()('environment')).not.toContain('A_SECRET')
})

test.each([
  ['that fills buffers, which no limit of a thread counts', 'grow'],
  ['that crashes native code', 'fault'],
])('replaces a process %s, and blames the input', async (_what, request) => {
  const work = patient()
  await expect(work(request)).rejects.toThrow(ConfinedFailure)
  expect(await work('b')).toBe('b 0')
})

test('replaces a process that takes too long, and blames the input', async () => {
  const work = confinedProcess<string, unknown>({ file: outfile, workMs: 2_000 })
  await expect(work('loop')).rejects.toThrow(ConfinedFailure)
  expect(await work('b')).toBe('b 0')
})

test('replaces a process that ends by itself, which is not the fault of the input', async () => {
  const work = patient()
  const failure = await work('exit').catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(Error)
  expect(failure).not.toBeInstanceOf(ConfinedFailure)
  expect(await work('b')).toBe('b 0')
})
