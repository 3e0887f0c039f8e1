import { expect, test, vi } from 'vitest'

import { retry } from './retry'

const options = { tries: 3, pauseMs: 0 }

test('successful work runs once', async () => {
  const work = vi.fn().mockResolvedValue('done')
  expect(await retry(work, options)).toBe('done')
  expect(work).toHaveBeenCalledTimes(1)
})

test('failing work is repeated until it succeeds', async () => {
  const work = vi
    .fn()
    .mockRejectedValueOnce(new Error('down'))
    .mockRejectedValueOnce(new Error('down'))
    .mockResolvedValue('done')
  expect(await retry(work, options)).toBe('done')
  expect(work).toHaveBeenCalledTimes(3)
})

test('rejects with the last error', async () => {
  const work = vi.fn().mockRejectedValue(new Error('still down'))
  await expect(retry(work, options)).rejects.toThrow('still down')
  expect(work).toHaveBeenCalledTimes(3)
})
