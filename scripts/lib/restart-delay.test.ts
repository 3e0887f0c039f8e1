import { expect, test } from 'vitest'

import { restartDelays } from './restart-delay.mjs'

const LONG = 10_000
const SHORT = 9_999
const limits = { firstMs: 1000, mostMs: 8000 }

test('a process that keeps ending immediately is restarted less and less often, up to a limit', () => {
  const delayAfter = restartDelays(limits)
  expect([SHORT, 0, 500, SHORT, SHORT].map(delayAfter)).toEqual([1000, 2000, 4000, 8000, 8000])
})

test('a long run resets the delay', () => {
  const delayAfter = restartDelays(limits)
  expect([SHORT, SHORT, LONG, SHORT, SHORT].map(delayAfter)).toEqual([1000, 2000, 1000, 1000, 2000])
})

test('each process is counted separately', () => {
  const [one, other] = [restartDelays(limits), restartDelays(limits)]
  expect([one(0), one(0), other(0)]).toEqual([1000, 2000, 1000])
})
