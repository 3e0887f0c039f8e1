import { expect, test, vi } from 'vitest'

import { mutex } from './mutex'

const patient = { waitingMax: 10, waitingMs: 60_000 }

/** A task that ends on demand. */
function held() {
  let end = () => {}
  const ended = new Promise<void>((resolve) => (end = resolve))
  return { make: () => ended, end: () => end() }
}

test('each starts when the one before has settled', async () => {
  const inTurn = mutex(patient)
  const seen: string[] = []
  const work = (name: string, outcome: () => string) =>
    inTurn(async () => {
      seen.push(`${name} begins`)
      await Promise.resolve()
      seen.push(`${name} ends`)
      return outcome()
    })
  const failing = work('first', () => {
    throw new Error('no')
  })
  const second = work('second', () => 'made')
  await expect(failing).rejects.toThrow('no')
  expect(await second).toBe('made')
  expect(seen).toEqual(['first begins', 'first ends', 'second begins', 'second ends'])
})

test('rejects immediately when the queue is full, and accepts again later', async () => {
  const inTurn = mutex({ ...patient, waitingMax: 1 })
  const first = held()
  const running = inTurn(first.make)
  const second = inTurn(async () => 'second')
  await expect(inTurn(async () => 'third')).rejects.toThrow('queue full: 1 waiting')
  first.end()
  await running
  expect(await second).toBe('second')
  expect(await inTurn(async () => 'third')).toBe('third')
})

test('drops a task that waited too long, without blocking the next', async () => {
  vi.useFakeTimers()
  const inTurn = mutex({ waitingMax: 2, waitingMs: 1000 })
  const first = held()
  const running = inTurn(first.make)
  const begun = vi.fn(async () => 'late')
  const late = expect(inTurn(begun)).rejects.toThrow('not started within 1000 ms')
  vi.advanceTimersByTime(999)
  const next = inTurn(async () => 'next')
  vi.advanceTimersByTime(1)
  await late
  first.end()
  await running
  expect(await next).toBe('next')
  vi.advanceTimersByTime(2000)
  expect(begun).not.toHaveBeenCalled()
  vi.useRealTimers()
})
