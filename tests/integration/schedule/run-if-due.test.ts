import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'

import { runTaskNow } from '@/lib/operations/scheduled-work'
import { registerTask, runIfDue, type Task } from '@/lib/schedule/run-if-due'
import { scheduledTasks } from '@/lib/schedule/tasks'

import { openTestPool, silentLog } from '../delivery/support'

/** Each represents a worker process with its own connections. */
const pools = [openTestPool(), openTestPool(), openTestPool()] as const
const [pool] = pools
afterAll(() => Promise.all(pools.map((one) => one.end())))

const run = vi.fn()
const task: Task = { name: 'test', everySeconds: 60, limitSeconds: 600, run }
const deps = { pool, log: silentLog() }

beforeEach(async () => {
  run.mockReset().mockResolvedValue(undefined)
  await pool.query('truncate scheduled_tasks')
  await registerTask(deps, task)
})

const makeDue = () => pool.query('update scheduled_tasks set next_run_at = now()')
const dueIn = async () =>
  (
    await pool.query<{ seconds: number }>(
      'select round(extract(epoch from next_run_at - started_at))::int as seconds from scheduled_tasks',
    )
  ).rows[0]?.seconds

test('three workers run each of fifty rounds exactly once', async () => {
  for (let round = 1; round <= 50; round += 1) {
    await makeDue()
    await Promise.all(pools.map((one) => runIfDue({ ...deps, pool: one }, task)))
    expect(run).toHaveBeenCalledTimes(round)
  }
})

test('a new task is due immediately, and then after its interval', async () => {
  await runIfDue(deps, task)
  await runIfDue(deps, task)
  expect(run).toHaveBeenCalledTimes(1)
  expect(await dueIn()).toBe(60)
})

test('a task registered again keeps its time', async () => {
  await runIfDue(deps, task)
  await registerTask(deps, task)
  await runIfDue(deps, task)
  expect(run).toHaveBeenCalledTimes(1)
})

test('rounds missed while no worker was running are made up for by one run', async () => {
  await pool.query(`update scheduled_tasks set next_run_at = now() - interval '3 days'`)
  await runIfDue(deps, task)
  await runIfDue(deps, task)
  expect(run).toHaveBeenCalledTimes(1)
})

test('a failure is logged, and the task runs again at its next time', async () => {
  const log = silentLog()
  run.mockRejectedValueOnce(new Error('a slip of ours'))
  await runIfDue({ pool, log }, task)
  expect(log.warn).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ task: 'test' }))
  expect(await dueIn()).toBe(60)
})

test('the first of several failures is noted until a run succeeds', async () => {
  const failedSince = async () =>
    (await pool.query<{ at: Date | null }>('select failed_since as at from scheduled_tasks')).rows[0]?.at
  run.mockRejectedValueOnce(new Error('a slip of ours')).mockRejectedValueOnce(new Error('another'))
  await runIfDue(deps, task)
  const first = await failedSince()
  expect(first).toBeInstanceOf(Date)
  await makeDue()
  await runIfDue(deps, task)
  expect(await failedSince()).toEqual(first)
  await makeDue()
  await runIfDue(deps, task)
  expect(await failedSince()).toBeNull()
})

test('the reason of a failure is kept for staff until a run succeeds, without personal data', async () => {
  const problem = async () =>
    (await pool.query<{ problem: string | null }>('select problem from scheduled_tasks')).rows[0]?.problem
  run.mockRejectedValueOnce(new Error('ada@example.com was not found'))
  await runIfDue(deps, task)
  expect(await problem()).toBe('[email] was not found')
  run.mockRejectedValueOnce(new AggregateError([new Error('one slip'), new Error('another')]))
  await makeDue()
  await runIfDue(deps, task)
  expect(await problem()).toBe('one slip; another')
  await makeDue()
  await runIfDue(deps, task)
  expect(await problem()).toBeNull()
})

test('staff can make a task run now, but not twice at once', async () => {
  await runIfDue(deps, task)
  run.mockImplementationOnce(async () => {
    expect(await runTaskNow(pool, 'test')).toBe(false)
  })
  expect(await runTaskNow(pool, 'test')).toBe(true)
  await runIfDue(deps, task)
  expect(run).toHaveBeenCalledTimes(2)
  expect(await runTaskNow(pool, 'nothing')).toBe(false)
})

describe('while a task is running', () => {
  test('no other worker starts it', async () => {
    run.mockImplementation(async () => {
      run.mockResolvedValue(undefined)
      expect(await dueIn()).toBe(600)
      await runIfDue({ ...deps, pool: pools[1] }, task)
    })
    await runIfDue(deps, task)
    expect(run).toHaveBeenCalledTimes(1)
  })

  test('another worker takes over at its limit, and the end of the first changes nothing', async () => {
    run.mockImplementationOnce(async () => {
      await makeDue()
      run.mockImplementationOnce(async () => undefined)
      await runIfDue({ ...deps, pool: pools[1] }, { ...task, everySeconds: 90 })
    })
    await runIfDue(deps, task)
    expect(run).toHaveBeenCalledTimes(2)
    expect(await dueIn()).toBe(90)
  })
})

test('the names of the tasks are unique and fit the table, and each run ends before its limit', () => {
  const site = { internalUrl: 'http://127.0.0.1:1', siteUrl: 'http://localhost', internalToken: '' }
  const alerts = { send: vi.fn(), to: { name: '', address: 'sales@example.com' }, adminUrl: '' }
  const outages = { mail: null, post: null }
  const stopping = new AbortController().signal
  const none = { crm: null, planner: null, payments: null, scan: null, mailbox: null, backUp: null, keepNotes: null }
  const readPdf = async () => ({ made: [] })
  const tasks = scheduledTasks({ ...deps, ...none, site, alerts, outages, stopping, readPdf })
  expect(new Set(tasks.map(({ name }) => name)).size).toBe(tasks.length)
  for (const { name, limitSeconds } of tasks) {
    expect(name.length).toBeLessThanOrEqual(100)
    expect(limitSeconds).toBeGreaterThanOrEqual(60)
  }
})
