import { mkdtemp, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'

import { expect, test } from 'vitest'

import { documentThread } from './document-thread'

/** Answers with what it is asked and how often it was asked before, and fails in every way a thread can. */
const PROGRAM = `
import { parentPort } from 'node:worker_threads'
let before = 0
parentPort.on('message', (request) => {
  if (request === 'loop') for (;;);
  if (request === 'crash') throw new Error('crashed')
  if (request === 'grow') for (const all = []; ; ) all.push(new Array(1e6).fill(before))
  if (request === 'refuse') return parentPort.postMessage({ ok: false, error: new Error('no such font') })
  parentPort.postMessage({ ok: true, document: new TextEncoder().encode(request + ' ' + before++) })
})`
const file = path.join(await mkdtemp(path.join(os.tmpdir(), 'documents-')), 'thread.mjs')
await writeFile(file, PROGRAM)

const patient = () => documentThread<string>({ file, makingMs: 60_000 })

test('one thread makes one document after another', async () => {
  const make = patient()
  expect([(await make('a')).toString(), (await make('b')).toString()]).toEqual(['a 0', 'b 1'])
})

test('what cannot be made says why, and the thread goes on', async () => {
  const make = patient()
  await make('a')
  await expect(make('refuse')).rejects.toThrow('no such font')
  expect((await make('b')).toString()).toBe('b 1')
})

test('a thread that crashes is replaced', async () => {
  const make = patient()
  await make('a')
  await expect(make('crash')).rejects.toThrow('crashed')
  expect((await make('b')).toString()).toBe('b 0')
})

test('one that takes too long is ended and replaced', async () => {
  const make = documentThread<string>({ file, makingMs: 1000 })
  await expect(make('loop')).rejects.toThrow('aborted')
  expect((await make('b')).toString()).toBe('b 0')
})

test('one that takes too much memory is ended and replaced, and this process lives', async () => {
  const make = patient()
  await expect(make('grow')).rejects.toThrow('memory')
  expect((await make('b')).toString()).toBe('b 0')
}, 30_000)
