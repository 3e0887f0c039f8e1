import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { afterAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'

import type { Task } from '@/lib/schedule/run-if-due'
import { scheduleLoop } from '@/lib/schedule/schedule-loop'

import { siteProcess } from '../../fixtures/site-process'
import { openTestPool, silentLog } from '../delivery/support'

const pool = openTestPool()
const deps = { pool, log: silentLog() }
afterAll(() => pool.end())
beforeEach(() => pool.query('truncate scheduled_tasks'))

const taskThat = (run: Task['run']): Task => ({ name: 'test', everySeconds: 0, limitSeconds: 600, run })

/** Seconds between the start of the last run and the next: the limit of the task while it runs, then its interval. */
const nextAfter = async (name: string) =>
  (
    await pool.query<{ seconds: number }>(
      `select round(extract(epoch from next_run_at - started_at))::int as seconds from scheduled_tasks where name = $1`,
      [name],
    )
  ).rows[0]?.seconds

test('a stop waits for the run in progress, and no other starts', async () => {
  const stopping = new AbortController()
  let finish = () => {}
  const run = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)))
  let isOver = false
  const loop = scheduleLoop(deps, { tasks: [taskThat(run)], stopping: stopping.signal }).then(() => (isOver = true))
  await expect.poll(() => run.mock.calls.length).toBe(1)
  stopping.abort()
  await new Promise(setImmediate)
  expect(isOver).toBe(false)
  finish()
  await loop
  expect(run).toHaveBeenCalledTimes(1)
  expect(await nextAfter('test')).toBe(0)
})

test('a stop does not wait for ever', async () => {
  const stopping = new AbortController()
  const run = vi.fn(() => new Promise(() => undefined))
  const loop = scheduleLoop(deps, { tasks: [taskThat(run)], stopping: stopping.signal, stopMs: 50 })
  await expect.poll(() => run.mock.calls.length).toBe(1)
  stopping.abort()
  await loop
})

test('a worker that is stopped finishes the task that it is running', async () => {
  const site = http.createServer()
  await once(site.listen(0, '127.0.0.1'), 'listening')
  const { port } = site.address() as AddressInfo
  const held: http.ServerResponse[] = []
  site.on('request', ({ url }, response) => (url === '/internal/publish-due' ? held.push(response) : response.end()))
  const dataDir = mkdtempSync(path.join(tmpdir(), 'worker-'))
  const env = { DATABASE_URL: process.env.DATABASE_URL ?? '', DATA_DIR: dataDir }
  const worker = siteProcess({ name: 'worker', env: { ...env, INTERNAL_URL: `http://127.0.0.1:${port}` } })
  onTestFinished(async () => {
    await worker.end('SIGKILL')
    site.close().closeAllConnections()
    rmSync(dataDir, { recursive: true })
  })

  worker.start()
  await expect.poll(() => held.length).toBe(1)
  const ending = worker.end('SIGTERM')
  setTimeout(() => held[0]?.end(), 1_000)
  await ending
  expect(await nextAfter('publish and unpublish pages')).toBe(15)
})
