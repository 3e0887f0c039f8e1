import { cpSync, existsSync, renameSync } from 'node:fs'
import { createServer, type Server } from 'node:net'
import path from 'node:path'

import { expect, onTestFinished } from 'vitest'

import { isRunning } from '../../scripts/lib/lock.mjs'
import { postmasterOf } from '../../scripts/postgres/postmaster.mjs'
import { commandOf } from '../fixtures/processes'
import { newVisitor, newVisitors, type Visitor } from '../fixtures/visitor'
import { type NpmStart, npmStart, type Role } from './harness/npm-start'
import { countLeads, expectOneOfEach, expectOneOfEachAndMarkedCopies } from './harness/oracle'
import { expectRecovery, newFolder, poolOf, scenario, startAndWait, stop } from './harness/supervised-site'
import { keepPressing, press, pressAgain, pressUntilAcknowledged } from './harness/visitors'

const PRESS_EVERY_MS = 500
const TEN_KILLS_MS = 20 * 60_000
const TEN_MINUTES_MS = 10 * 60_000
const TEN_MINUTES_AND_BACKLOG_MS = 60 * 60_000
const PROCESSES = ['backend', 'web', 'worker', 'postmaster'] as const
const STACK_TRACE = /^\s+at /m

const emailsOf = (visitors: Visitor[]) => visitors.map(({ email }) => email)
const postgresOf = ({ dataDir }: NpmStart) => postmasterOf(path.join(dataDir, 'postgres/data'))

/** Starts listening on the port; resolves to false if another process is doing so. */
const listens = (server: Server, port: number) =>
  new Promise<boolean>((resolve) => {
    server.once('error', () => resolve(false))
    server.listen(port, () => resolve(true))
  })

async function expectLeads(start: NpmStart, { own, foreign }: { own: Visitor[]; foreign: Visitor[] }) {
  const pool = await poolOf(start)
  expect(await countLeads({ pool }, emailsOf(own))).toBe(own.length)
  expect(await countLeads({ pool }, emailsOf(foreign))).toBe(0)
  await pool.end()
}

async function killAndRecover(start: NpmStart, role: Role) {
  await expect.poll(() => start.pidOf(role), { timeout: 30_000 }).not.toBe(0)
  const killed = start.pidOf(role)
  process.kill(killed, 'SIGKILL')
  await expectRecovery(start, { role, killed })
}

scenario('npm start: the database is killed ten times', { timeout: TEN_KILLS_MS }, async ({ site }) => {
  const pressing = keepPressing(site.start.url, PRESS_EVERY_MS)
  for (let time = 0; time < 10; time++) await killAndRecover(site.start, 'postmaster')
  const journal = await pressing.stop()
  expect(journal.filter(({ status }) => status !== 201 && status !== 503)).toEqual([])
  await expectOneOfEach(site, [...journal, ...(await pressAgain(site.start.url, journal))])
})

scenario('npm start: every process is killed ten times', { timeout: TEN_KILLS_MS }, async ({ site }) => {
  const pressing = keepPressing(site.start.url, PRESS_EVERY_MS)
  for (let time = 0; time < 10; time++) for (const role of PROCESSES) await killAndRecover(site.start, role)
  const journal = await pressing.stop()
  // A worker killed between a send and its record sends again, marked as a copy.
  await expectOneOfEachAndMarkedCopies(site, [...journal, ...(await pressAgain(site.start.url, journal))])
})

scenario(
  'npm start: fifty enquiries a second for ten minutes, while every process is killed in turn',
  { timeout: TEN_MINUTES_AND_BACKLOG_MS },
  async ({ site }) => {
    const pressing = keepPressing(site.start.url, 1_000 / 50)
    let kills = 0
    for (const endMs = performance.now() + TEN_MINUTES_MS; performance.now() < endMs; kills += 1)
      await killAndRecover(site.start, PROCESSES[kills % PROCESSES.length] ?? 'web')
    const journal = await pressing.stop()
    const presses = [...journal, ...(await pressAgain(site.start.url, journal))]
    const copies = await expectOneOfEachAndMarkedCopies(site, presses, TEN_MINUTES_AND_BACKLOG_MS)
    console.log(
      `${kills} kills; ${journal.length} enquiries, ${presses.length - journal.length} sent again; ` +
        `${copies} marked copies of emails`,
    )
  },
)

scenario(
  'npm start: SIGHUP restarts its processes, and every enquiry is acknowledged',
  async ({ site: { start, ...site } }) => {
    const roles = ['web', 'worker'] as const
    const before = roles.map(start.pidOf)
    const pressing = keepPressing(start.url, PRESS_EVERY_MS)
    process.kill(start.pidOf('supervisor'), 'SIGHUP')
    await expect.poll(() => before.filter(isRunning), { timeout: 90_000 }).toEqual([])
    const journal = await pressing.stop()
    expect(journal.filter(({ status }) => status !== 201)).toEqual([])
    expect(roles.map(start.pidOf).filter((pid) => pid === 0 || before.includes(pid))).toEqual([])
    await expectOneOfEach(site, journal)
  },
)

scenario('npm start: its own process is killed and it is started again', async ({ site: { start, ...site } }) => {
  const pressing = keepPressing(start.url, PRESS_EVERY_MS)
  const postgres = postgresOf(start)
  start.kill('supervisor')
  await start.exitCode()
  await startAndWait(start)
  expect(postgresOf(start)).toBe(postgres)
  const journal = await pressing.stop()
  await expectOneOfEach(site, [...journal, ...(await pressAgain(start.url, journal))])
})

scenario('npm start: a second start in the same folder is refused', async ({ site: { start, ...site } }) => {
  const processes = () => (['supervisor', 'web', 'worker', 'postmaster'] as const).map(start.pidOf)
  const before = processes()
  const second = npmStart({ dataDir: start.dataDir, port: 3182, logName: 'second.log' })
  second.start()
  expect(await second.exitCode()).toBe(1)
  expect(second.output()).toMatch(/^`npm start` is already running from .* \(process \d+ on port 3181\)\. .*\n$/)
  expect(processes()).toEqual(before)
  await expectOneOfEach(site, await pressUntilAcknowledged(start.url, newVisitors(3)))
})

scenario('npm start: a port that is in use is refused', async ({ site: { start } }) => {
  const other = npmStart({ dataDir: await newFolder('busy-port'), port: 3181 })
  other.start()
  expect(await other.exitCode()).toBe(1)
  expect(other.output()).toMatch(/^Port 3181 is in use by another program\. .*\n$/)
  expect(postgresOf(other)).toBeNull()
  expect((await press(start.url, newVisitor())).status).toBe(201)
})

scenario('npm start: a program on the port of a killed server stops everything', async ({ site: { start } }) => {
  const other = createServer()
  start.kill('web')
  await expect.poll(() => listens(other, 3181), { interval: 20 }).toBe(true)
  expect(await start.exitCode()).toBe(1)
  expect(start.output()).toMatch(/^Port 3181 is in use by another program\./m)
  expect(start.output()).not.toMatch(STACK_TRACE)
  expect(postgresOf(start)).toBeNull()
  await new Promise((closed) => other.close(closed))
  await startAndWait(start)
})

scenario(
  'npm start: a copied folder, and a moved one, open their own database',
  async ({ site: { start, pool, env } }) => {
    const [shared, ofOriginal, ofCopy] = [newVisitors(3), newVisitors(3), newVisitors(3)]
    await pressUntilAcknowledged(start.url, shared)
    const copyDir = await newFolder('copied')
    cpSync(start.dataDir, copyDir, { recursive: true, preserveTimestamps: true })
    const copy = npmStart({ dataDir: copyDir, port: 3182, env })
    onTestFinished(() => stop(copy))
    await startAndWait(copy)
    await pressUntilAcknowledged(copy.url, ofCopy)
    await pressUntilAcknowledged(start.url, ofOriginal)
    await expectLeads(copy, { own: [...shared, ...ofCopy], foreign: ofOriginal })
    expect(await countLeads({ pool }, emailsOf([...shared, ...ofOriginal]))).toBe(6)
    expect(await countLeads({ pool }, emailsOf(ofCopy))).toBe(0)

    await stop(copy)
    const movedDir = await newFolder('moved')
    renameSync(copyDir, movedDir)
    const moved = npmStart({ dataDir: movedDir, port: 3182, env })
    onTestFinished(() => stop(moved))
    await startAndWait(moved)
    await expectLeads(moved, { own: [...shared, ...ofCopy], foreign: ofOriginal })
  },
)

scenario('npm start: with two web processes, a plain form with errors always comes back as a page', async () => {
  const env = { WEB_PROCESSES: '2', LOG_LEVEL: 'info' }
  const start = npmStart({ dataDir: await newFolder('two-web-processes'), port: 3184, env })
  onTestFinished(() => stop(start))
  await startAndWait(start)
  await expect.poll(() => start.output().match(/"msg":"serving"/g), { timeout: 90_000 }).toHaveLength(2)
  const submit = async () => {
    const body = new URLSearchParams({ firstName: 'Zephyrine' })
    const headers = { connection: 'close' }
    const response = await fetch(`${start.url}/api/contact`, { method: 'POST', headers, body })
    return { status: response.status, isKept: (await response.text()).includes('value="Zephyrine"') }
  }
  const replies = await Promise.all(Array.from({ length: 40 }, submit))
  expect(replies).toEqual(replies.map(() => ({ status: 400, isKept: true })))
})

scenario('npm start: a first start prints a few readable lines, and its scheduled work starts last', async () => {
  const env = { LOG_LEVEL: 'info', LOG_FORMAT: '' }
  const start = npmStart({ dataDir: await newFolder('first-start'), port: 3186, env })
  onTestFinished(() => stop(start))
  await startAndWait(start)
  await expect.poll(start.output, { timeout: 90_000 }).toContain('worker started')
  const lines = start.output().trim().split('\n')
  expect(lines.length).toBeLessThanOrEqual(15)
  expect(lines.filter((line) => !/^(?:\[ *[\d.]+s\]|\d\d:\d\d:\d\dZ) [a-z]/.test(line))).toEqual([])
  expect(start.output()).not.toMatch(/warning|error|deprecat/i)
  expect(start.output()).toMatch(/\/admin\n[^]*worker started/)
})

scenario('npm start: Ctrl-C stops everything', async ({ site: { start } }) => {
  const pids = (['web', 'worker', 'postmaster'] as const).map(start.pidOf)
  start.pressCtrlC()
  expect(await start.exitCode()).toBe(0)
  // By their commands: PostgreSQL that has outlived its supervisor keeps its pid until the system collects it.
  expect(pids.map(commandOf)).toEqual(['', '', ''])
  expect(start.output()).not.toMatch(STACK_TRACE)
  await startAndWait(start)
})

scenario('npm start: Ctrl-C while the database starts leaves nothing running', async () => {
  const start = npmStart({ dataDir: await newFolder('interrupted'), port: 3183 })
  onTestFinished(() => stop(start))
  start.start()
  const isStarting = () => existsSync(path.join(start.dataDir, 'postgres/postgres.log'))
  await expect.poll(isStarting, { timeout: 60_000, interval: 2 }).toBe(true)
  start.pressCtrlC()
  expect(await start.exitCode()).toBe(0)
  expect(postgresOf(start)).toBeNull()
  expect(start.output()).not.toMatch(STACK_TRACE)
})
