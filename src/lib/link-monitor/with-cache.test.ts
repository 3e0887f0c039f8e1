import { expect, test, vi } from 'vitest'

import type { Probe, ProbeResult } from './probe'
import { withCache } from './with-cache'

const at = (result: ProbeResult) => {
  const ask = vi.fn<Probe>(async () => result)
  let nowMs = 0
  return { ask, remembered: withCache(ask, () => nowMs), pass: (ms: number) => void (nowMs += ms) }
}

test('requests a path once a minute', async () => {
  const { ask, remembered, pass } = at({ kind: 'file', status: 200 })
  await remembered('/a')
  pass(59_999)
  await remembered('/a')
  await remembered('/b')
  expect(ask.mock.calls.flat()).toEqual(['/a', '/b'])
  pass(1)
  await remembered('/a')
  expect(ask).toHaveBeenCalledTimes(3)
})

test.each<ProbeResult>([{ kind: 'file', status: 404 }, { kind: 'silent', problem: 'x' }, { kind: 'away' }])(
  'does not cache failures: $kind',
  async (result) => {
    const { ask, remembered } = at(result)
    await remembered('/a')
    await remembered('/a')
    expect(ask).toHaveBeenCalledTimes(2)
  },
)

test('is bounded in size', async () => {
  const { ask, remembered } = at({ kind: 'file', status: 200 })
  for (let each = 0; each <= 500; each += 1) await remembered(`/${each}`)
  await remembered('/0')
  await remembered('/500')
  expect(ask).toHaveBeenCalledTimes(502)
})
