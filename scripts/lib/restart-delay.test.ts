import { expect, test } from 'vitest'

import { restartDelays } from './restart-delay.mjs'

const LASTING = 10_000
const SHORT = 9_999
const limits = { firstMs: 1000, mostMs: 8000 }

test('a process that keeps ending at once is started less and less often, up to a limit', () => {
  const delayAfter = restartDelays(limits)
  expect([SHORT, 0, 500, SHORT, SHORT].map(delayAfter)).toEqual([1000, 2000, 4000, 8000, 8000])
})

test('a run that lasted starts afresh', () => {
  const delayAfter = restartDelays(limits)
  expect([SHORT, SHORT, LASTING, SHORT, SHORT].map(delayAfter)).toEqual([1000, 2000, 1000, 1000, 2000])
})

test('each process is counted apart', () => {
  const [one, other] = [restartDelays(limits), restartDelays(limits)]
  expect([one(0), one(0), other(0)]).toEqual([1000, 2000, 1000])
})
