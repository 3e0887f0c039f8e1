import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { afterEach, beforeEach, expect, test } from 'vitest'

import { isRunning } from './lock.mjs'
import { freePort } from './port.mjs'
import { root } from './run.mjs'

const SERVER = `
import { createServer } from 'node:http'
const server = createServer((_request, response) => response.end(String(process.pid)))
server.on('error', () => process.exit(69))
server.listen(Number(process.env.PORT))
process.on('SIGTERM', () => server.close(() => process.exit(0)))`

const SUPERVISOR = `
import { inCluster, keepRunning, stopTogether } from '${root}/scripts/lib/supervise.mjs'
import { requireSitePort } from '${root}/scripts/lib/port.mjs'
stopTogether()
const port = process.env.PORT
for (const name of ['first', 'second'])
  keepRunning({
    name,
    args: ['--conditions=production', process.env.SERVER],
    env: { PORT: port },
    launch: inCluster,
    requirePort: () => requireSitePort(Number(port)),
  })`

/** Outside the range from which the system gives ports to any program at any time. */
const FIRST_PORT = 5600

let folder = ''
let port = 0
let supervisor: ChildProcess

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'supervise-'))
  writeFileSync(path.join(folder, 'server.mjs'), SERVER)
  writeFileSync(path.join(folder, 'supervisor.mjs'), SUPERVISOR)
  port = await freePort(FIRST_PORT)
})
afterEach(() => {
  supervisor.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

function start() {
  const env = { ...process.env, PORT: String(port), SERVER: path.join(folder, 'server.mjs') }
  supervisor = spawn(process.execPath, [path.join(folder, 'supervisor.mjs')], {
    env,
    stdio: ['ignore', 'pipe', 'ignore'],
  })
}

/** The pid of the process that responds; 0 if none does. */
const visit = () =>
  fetch(`http://127.0.0.1:${port}`, { headers: { connection: 'close' } }).then(
    async (response) => Number(await response.text()),
    () => 0,
  )
const visits = (count: number) => Promise.all(Array.from({ length: count }, visit))
const responding = async () => new Set((await visits(8)).filter((pid) => pid > 0))
/** The pids of both processes; either may respond to several visits in a row. */
async function bothResponding(): Promise<Set<number>> {
  const seen = new Set<number>()
  const visitAgain = async () => {
    for (const pid of await responding()) seen.add(pid)
    return seen.size
  }
  await expect.poll(visitAgain, { interval: 10 }).toBe(2)
  return seen
}

test('two processes share a port, and when one is killed the other serves until it is back', async () => {
  start()
  const [killed = 0] = await bothResponding()
  process.kill(killed, 'SIGKILL')
  await expect.poll(() => isRunning(killed), { interval: 5 }).toBe(false)
  expect(await visits(40)).not.toContain(0)
  const both = await bothResponding()
  expect(both).not.toContain(killed)
  const ended = once(supervisor, 'exit')
  supervisor.kill('SIGTERM')
  expect(await ended).toEqual([0, null])
  expect([...both].filter(isRunning)).toEqual([])
})

test('SIGHUP restarts both in turn, and every visit meanwhile succeeds', async () => {
  start()
  const before = await bothResponding()
  supervisor.kill('SIGHUP')
  const pids: number[] = []
  const isReplaced = async () => {
    pids.push(...(await visits(8)))
    return [...before].filter(isRunning).length === 0
  }
  await expect.poll(isReplaced, { interval: 1 }).toBe(true)
  expect(pids).not.toContain(0)
  const after = await bothResponding()
  expect([...after].filter((pid) => before.has(pid))).toEqual([])
})

test('a process that fails to restart leaves the current one in place', async () => {
  start()
  const before = await bothResponding()
  writeFileSync(path.join(folder, 'server.mjs'), 'process.exit(1)')
  let output = ''
  supervisor.stdout?.on('data', (chunk: Buffer) => (output += chunk))
  supervisor.kill('SIGHUP')
  await expect.poll(() => output).toMatch(/restarting the[^]*second could not be restarted.*\n.*restarted/)
  expect(await bothResponding()).toEqual(before)
})

test('everything stops when another program has the port', async () => {
  const other = createServer().listen(port)
  await once(other, 'listening')
  start()
  expect(await once(supervisor, 'exit')).toEqual([1, null])
  other.close()
})
