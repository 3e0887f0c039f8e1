import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'

import { compile } from './compile.mjs'
import { freePort } from './port.mjs'
import { compiled, root } from './run.mjs'

const SUPERVISOR = `
import { inCluster, keepRunning, stopTogether } from '${root}/scripts/lib/supervise.mjs'
stopTogether()
for (const name of ['first', 'second'])
  keepRunning({ name, args: ${JSON.stringify(compiled('hanging-server'))}, env: {}, launch: inCluster })`

/** Outside the range from which the system gives ports to any program at any time, and after supervise.test.ts. */
const FIRST_PORT = 5660
/** Longer than a process may be silent. */
const SUSPENDED_MS = 7_000
/** More questions than a process may leave unanswered. */
const ROUNDS = 6

let folder = ''
let port = 0
let output = ''
let supervisor: ChildProcess

beforeAll(() => compile({ watchdog: 'scripts/watchdog.ts', 'hanging-server': 'tests/fixtures/hanging-server.ts' }))
beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'hangs-'))
  writeFileSync(path.join(folder, 'supervisor.mjs'), SUPERVISOR)
  port = await freePort(FIRST_PORT)
  const env = {
    ...process.env,
    PORT: String(port),
    DATABASE_URL: 'postgres://127.0.0.1/none',
    PAYLOAD_SECRET: 'only-for-this-test-of-hangs',
    LOG_LEVEL: 'info',
  }
  // In a process group of its own, so that all of it can be suspended as a machine would be.
  supervisor = spawn(process.execPath, [path.join(folder, 'supervisor.mjs')], {
    env,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  output = ''
  for (const stream of [supervisor.stdout, supervisor.stderr])
    stream?.on('data', (chunk: Buffer) => (output += chunk.toString()))
})
afterEach(async () => {
  const ended = once(supervisor, 'exit')
  signalAll('SIGKILL')
  await ended
  rmSync(folder, { recursive: true, force: true })
})

const signalAll = (signal: NodeJS.Signals) => process.kill(-(supervisor.pid ?? 0), signal)

/** Pid and number of heartbeats of a process that responds; the other one may respond to the next visit. */
async function visit(): Promise<[pid: number, asked: number][]> {
  const options = { headers: { connection: 'close' } }
  const text = await fetch(`http://127.0.0.1:${port}`, options).then(
    (response) => response.text(),
    () => null,
  )
  if (text === null) return []
  const [pid = 0, asked = 0] = text.split(' ').map(Number)
  return [[pid, asked]]
}

/** Waits until two processes have responded that were asked at least this often. */
async function bothAsked(times: number): Promise<number[]> {
  const asked = new Map<number, number>()
  const areAsked = async () => {
    for (const [pid, count] of (await Promise.all(Array.from({ length: 8 }, visit))).flat()) asked.set(pid, count)
    return [...asked.values()].filter((count) => count >= times).length
  }
  await expect.poll(areAsked, { interval: 100 }).toBe(2)
  return [...asked.keys()].sort()
}

test('processes that hang are replaced, one after the other, and the log says where they hung', async () => {
  const before = await bothAsked(1)
  for (const [address, name] of [
    ['/loop', 'loopOnPurpose'],
    ['/match', 'matchOnPurpose'],
  ]) {
    fetch(`http://127.0.0.1:${port}${address}`).catch(() => undefined)
    const stack = new RegExp(`the event loop hangs[^]*at ${name} \\(\\.build/hanging-server\\.mjs:\\d+\\)`)
    await expect.poll(() => output).toMatch(stack)
  }
  // The lines of the two may come in turn.
  const replaced = /(first|second) has not responded for 5 s and is ended(?=[^]*\1 ended \(SIGKILL\))/g
  await expect.poll(() => output.match(replaced)).toHaveLength(2)
  expect(output).not.toContain('customer’s words')
  const after = await bothAsked(1)
  expect(after.filter((pid) => before.includes(pid))).toEqual([])
})

test('no process is lost when the machine is suspended', async () => {
  const before = await bothAsked(1)
  signalAll('SIGSTOP')
  await wait(SUSPENDED_MS)
  signalAll('SIGCONT')
  expect(await bothAsked(ROUNDS)).toEqual(before)
  expect(output).not.toMatch(/hang|ended/)
})
