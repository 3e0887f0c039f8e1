import { expect, test, vi } from 'vitest'

import { oneAtATime } from './one-at-a-time'

const patient = { waitingMax: 10, waitingMs: 60_000 }

/** A work that ends when it is told to. */
function held() {
  let end = () => {}
  const ended = new Promise<void>((resolve) => (end = resolve))
  return { make: () => ended, end: () => end() }
}

test('each begins when the one before has ended, well or badly', async () => {
  const inTurn = oneAtATime(patient)
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

test('whoever comes when too many are waiting is told at once, and may come again', async () => {
  const inTurn = oneAtATime({ ...patient, waitingMax: 1 })
  const first = held()
  const running = inTurn(first.make)
  const second = inTurn(async () => 'second')
  await expect(inTurn(async () => 'third')).rejects.toThrow('1 are waiting already')
  first.end()
  await running
  expect(await second).toBe('second')
  expect(await inTurn(async () => 'third')).toBe('third')
})

test('what has waited too long is never begun, and holds nobody up', async () => {
  vi.useFakeTimers()
  const inTurn = oneAtATime({ waitingMax: 2, waitingMs: 1000 })
  const first = held()
  const running = inTurn(first.make)
  const begun = vi.fn(async () => 'late')
  const late = expect(inTurn(begun)).rejects.toThrow('had to wait longer than 1000 ms')
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
