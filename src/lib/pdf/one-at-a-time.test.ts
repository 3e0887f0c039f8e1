import { expect, test } from 'vitest'

import { oneAtATime } from './one-at-a-time'

test('each begins when the one before has ended, well or badly', async () => {
  const inTurn = oneAtATime()
  const seen: string[] = []
  const work = (name: string, outcome: () => string) => inTurn(async () => {
    seen.push(`${name} begins`)
    await Promise.resolve()
    seen.push(`${name} ends`)
    return outcome()
  })
  const failing = work('first', () => { throw new Error('no') })
  const second = work('second', () => 'made')
  await expect(failing).rejects.toThrow('no')
  expect(await second).toBe('made')
  expect(seen).toEqual(['first begins', 'first ends', 'second begins', 'second ends'])
})
