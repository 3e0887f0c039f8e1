import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

import { expect, onTestFinished, test } from 'vitest'

import { holderOf, takeLock, whileLocked } from './lock.mjs'

function newFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'lock-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}
const lockIn = (folder: string) => path.join(folder, 'site.lock')
const read = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as object

test('a second process gets the details of the first, until the lock is released', () => {
  const file = lockIn(newFolder())
  const first = takeLock(file, { command: 'npm start', port: '3000' })
  expect(takeLock(file).holder).toMatchObject({ pid: process.pid, command: 'npm start', port: '3000' })
  first.release?.()
  expect(holderOf(file)).toBeNull()
  expect(takeLock(file).release).toBeDefined()
})

test('nothing but the lock is left in the folder', () => {
  const folder = newFolder()
  const { release } = takeLock(lockIn(folder))
  takeLock(lockIn(folder))
  expect(readdirSync(folder)).toEqual(['site.lock'])
  release?.()
  expect(readdirSync(folder)).toEqual([])
})

test.each([
  ['of a process that has ended', { pid: 2 ** 22 + 1 }],
  ['whose pid was reused by another process', { startedAt: '1' }],
  ['that was copied from another folder', { folder: '/srv/elsewhere' }],
])('a lock %s is ignored', (_what, change) => {
  const file = lockIn(newFolder())
  takeLock(file)
  writeFileSync(file, JSON.stringify({ ...read(file), ...change }))
  expect(holderOf(file)).toBeNull()
  expect(takeLock(file).release).toBeDefined()
})

test.each(['', '{', 'null', '[]', '7'])('a lock file that contains %j is ignored', (content) => {
  const file = lockIn(newFolder())
  writeFileSync(file, content)
  expect(takeLock(file).release).toBeDefined()
})

test('a copied folder is not locked while the original is', () => {
  const [original, copy] = [newFolder(), newFolder()]
  takeLock(lockIn(original))
  cpSync(original, copy, { recursive: true })
  expect(takeLock(lockIn(copy)).release).toBeDefined()
  expect(takeLock(lockIn(original)).holder).toBeDefined()
})

test('of several processes that find a stale lock, exactly one takes it, every time', async () => {
  const folder = newFolder()
  const lockModule = pathToFileURL(path.resolve('scripts/lib/lock.mjs')).href
  const script = `import { takeLock } from ${JSON.stringify(lockModule)}
    process.stdin.setEncoding('utf8')
      .on('data', (file) => console.log(takeLock(file.trim()).release ? 'taken' : 'refused'))
      .on('end', () => process.exit())`
  const processes = Array.from({ length: 6 }, () =>
    spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: ['pipe', 'pipe', 'inherit'] }),
  )
  for (let round = 0; round < 100; round += 1) {
    const file = path.join(folder, `${round}.lock`)
    writeFileSync(file, '{"pid":1,"startedAt":"0"}')
    const outputs = processes.map(async ({ stdin, stdout }) => {
      stdin.write(`${file}\n`)
      return String((await once(stdout, 'data'))[0]).trim()
    })
    expect((await Promise.all(outputs)).sort()).toEqual([...Array<string>(5).fill('refused'), 'taken'])
    expect(existsSync(file)).toBe(true)
  }
  expect(readdirSync(folder)).toHaveLength(100)
  await Promise.all(processes.map((child) => (child.stdin.end(), once(child, 'exit'))))
})

test('a turn left by a crash does not keep a stale lock for ever', () => {
  const file = lockIn(newFolder())
  writeFileSync(file, '{"pid":1,"startedAt":"0"}')
  mkdirSync(`${file}.turn`)
  utimesSync(`${file}.turn`, 0, 0)
  expect(takeLock(file).release).toBeDefined()
})

test('work under one lock is done in turn, and a failure releases the lock', async () => {
  const file = lockIn(newFolder())
  let running = 0
  const work = async () => {
    running += 1
    expect(running).toBe(1)
    await new Promise(setImmediate)
    running -= 1
    throw new Error('failed')
  }
  const all = await Promise.allSettled([1, 2, 3].map(() => whileLocked(file, work)))
  expect(all.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
  expect(holderOf(file)).toBeNull()
})

test('waiting too long for a lock names the process that holds it', async () => {
  const file = lockIn(newFolder())
  takeLock(file)
  await expect(whileLocked(file, async () => 'done', { waitMs: 0 })).rejects.toThrow(`Process ${process.pid} has held`)
})
