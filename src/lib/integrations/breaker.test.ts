import { expect, test, vi } from 'vitest'

import { createBreaker } from './breaker'
import { type Outcome, transientFailure } from './failure'

/** A guarded service with a fake clock: each call takes `tookMs` and ends as instructed. */
function guarded() {
  let nowMs = 0
  const guard = createBreaker(() => new Date(nowMs))
  const service = vi.fn(async (outcome: Outcome<object>, tookMs: number) => {
    nowMs += tookMs
    return outcome
  })
  return {
    service,
    call: (outcome: Outcome<object>, tookMs: number) => guard(() => service(outcome, tookMs)),
    pass: (ms: number) => {
      nowMs += ms
    },
  }
}

const hung = transientFailure('No answer in time')
const fine: Outcome<object> = { ok: true }

async function openedBreaker() {
  const breaker = guarded()
  for (let failure = 0; failure < 3; failure += 1) await breaker.call(hung, 10_000)
  return breaker
}

test('after three slow failures calls fail immediately and report the remaining wait', async () => {
  const { call, pass, service } = await openedBreaker()
  pass(5_000)
  expect(await call(fine, 0)).toEqual(transientFailure('No answer in time', 10_000))
  expect(service).toHaveBeenCalledTimes(3)
})

test('after the pause one trial call goes through; the others wait for its result', async () => {
  const { call, pass, service } = await openedBreaker()
  pass(15_000)
  const first = call(fine, 0)
  expect(await call(fine, 0)).toMatchObject({ ok: false, retryAfterMs: 15_000 })
  expect(await first).toEqual(fine)
  expect(service).toHaveBeenCalledTimes(4)
  expect(await call(fine, 0)).toEqual(fine)
})

test('a slow trial failure starts another pause', async () => {
  const { call, pass } = await openedBreaker()
  pass(15_000)
  await call(hung, 10_000)
  expect(await call(fine, 0)).toMatchObject({ ok: false, retryAfterMs: 15_000 })
})

test('two slow failures do not open the breaker, nor do three interrupted by a fast failure or a success', async () => {
  const { call, service } = guarded()
  for (const [outcome, tookMs] of [
    [hung, 2_000],
    [hung, 2_000],
    [hung, 1_999],
    [hung, 2_000],
    [hung, 2_000],
    [fine, 9_000],
    [hung, 2_000],
    [hung, 2_000],
  ] as const) {
    await call(outcome, tookMs)
  }
  await call(fine, 0)
  expect(service).toHaveBeenCalledTimes(9)
})
