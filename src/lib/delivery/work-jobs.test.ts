import { expect, test, vi } from 'vitest'

import { workJobs } from './work-jobs'

const job = (deliveryId: number) => ({
  id: `job-${deliveryId}`,
  name: 'deliver',
  data: { deliveryId },
  expireInSeconds: 60,
})
const silentLog = () => ({ debug: vi.fn(), info: vi.fn(), warn: vi.fn(), error: vi.fn() })

/** A queue of jobs that asks its worker to stop when it is empty. */
function queueOf(count: number) {
  const stopping = new AbortController()
  const waiting = Array.from({ length: count }, (_, index) => job(index + 1))
  const boss = {
    fetch: vi.fn(async (_name: string, { batchSize = 1 }: { batchSize?: number } = {}) => {
      if (waiting.length === 0) stopping.abort()
      return waiting.splice(0, batchSize)
    }),
    complete: vi.fn(async () => {}),
    fail: vi.fn(async () => {}),
  }
  return { boss, stopping: stopping.signal }
}

type Boss = Parameters<typeof workJobs>[0]['boss']
const work = ({ boss, stopping }: ReturnType<typeof queueOf>, handle: (deliveryId: number) => Promise<unknown>) =>
  // Of pg-boss's many overloads the worker calls one each.
  workJobs({ boss: boss as unknown as Boss, stopping, handle, log: silentLog() })

test('every job is handled and completed, four at a time', async () => {
  const queue = queueOf(10)
  let running = 0
  let most = 0
  const handled: number[] = []
  await work(queue, async (deliveryId) => {
    running += 1
    most = Math.max(most, running)
    await new Promise(setImmediate)
    running -= 1
    handled.push(deliveryId)
  })
  expect(handled.sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  expect(most).toBe(4)
  expect(queue.boss.complete).toHaveBeenCalledTimes(10)
  expect(queue.boss.fail).not.toHaveBeenCalled()
})

test('a job whose handler fails goes back to the queue, and the next one is handled', async () => {
  const queue = queueOf(2)
  await work(queue, (deliveryId) => (deliveryId === 1 ? Promise.reject(new Error('no database')) : Promise.resolve()))
  expect(queue.boss.fail).toHaveBeenCalledExactlyOnceWith('deliver', 'job-1', {})
  expect(queue.boss.complete).toHaveBeenCalledExactlyOnceWith('deliver', 'job-2')
})

test('a queue that cannot be told of the end does not end the worker', async () => {
  const queue = queueOf(2)
  queue.boss.complete.mockRejectedValue(new Error('no database'))
  queue.boss.fail.mockRejectedValue(new Error('no database'))
  await work(queue, () => Promise.resolve())
  expect(queue.boss.complete).toHaveBeenCalledTimes(2)
})
