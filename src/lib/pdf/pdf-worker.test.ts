import { mkdtemp, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'

import { expect, test } from 'vitest'

import { pdfWorker } from './pdf-worker'

/** Echoes its input with a request count, and fails in every way a worker can. */
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

const patient = () => pdfWorker<string>({ file, makingMs: 60_000 })

test('one worker renders documents one after another', async () => {
  const make = patient()
  expect([(await make('a')).toString(), (await make('b')).toString()]).toEqual(['a 0', 'b 1'])
})

test('reports an error and carries on', async () => {
  const make = patient()
  await make('a')
  await expect(make('refuse')).rejects.toThrow('no such font')
  expect((await make('b')).toString()).toBe('b 1')
})

test('replaces a worker that crashes', async () => {
  const make = patient()
  await make('a')
  await expect(make('crash')).rejects.toThrow('crashed')
  expect((await make('b')).toString()).toBe('b 0')
})

test('terminates and replaces a worker that takes too long', async () => {
  const make = pdfWorker<string>({ file, makingMs: 5_000 }) // in which the new one has to start on a busy machine
  await expect(make('loop')).rejects.toThrow('aborted')
  expect((await make('b')).toString()).toBe('b 0')
})

test('terminates and replaces a worker that exhausts its memory, without affecting this process', async () => {
  const make = patient()
  await expect(make('grow')).rejects.toThrow('memory')
  expect((await make('b')).toString()).toBe('b 0')
})
