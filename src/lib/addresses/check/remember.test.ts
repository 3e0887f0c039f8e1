import { expect, test, vi } from 'vitest'

import type { Answer, Ask } from './ask'
import { remembering } from './remember'

const at = (answer: Answer) => {
  const ask = vi.fn<Ask>(async () => answer)
  let nowMs = 0
  return { ask, remembered: remembering(ask, () => nowMs), pass: (ms: number) => void (nowMs += ms) }
}

test('an address is asked once a minute', async () => {
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

test.each<Answer>([{ kind: 'file', status: 404 }, { kind: 'silent', problem: 'x' }, { kind: 'away' }])(
  'what is not well is asked each time: $kind',
  async (answer) => {
    const { ask, remembered } = at(answer)
    await remembered('/a')
    await remembered('/a')
    expect(ask).toHaveBeenCalledTimes(2)
  },
)

test('it does not grow for ever', async () => {
  const { ask, remembered } = at({ kind: 'file', status: 200 })
  for (let each = 0; each <= 500; each += 1) await remembered(`/${each}`)
  await remembered('/0')
  await remembered('/500')
  expect(ask).toHaveBeenCalledTimes(502)
})
