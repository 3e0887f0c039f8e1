import { expect, test, vi } from 'vitest'

import { insist } from './insist'

const options = { tries: 3, pauseMs: 0 }

test('work that succeeds is done once', async () => {
  const work = vi.fn().mockResolvedValue('done')
  expect(await insist(work, options)).toBe('done')
  expect(work).toHaveBeenCalledTimes(1)
})

test('work that fails is done again until it succeeds', async () => {
  const work = vi
    .fn()
    .mockRejectedValueOnce(new Error('down'))
    .mockRejectedValueOnce(new Error('down'))
    .mockResolvedValue('done')
  expect(await insist(work, options)).toBe('done')
  expect(work).toHaveBeenCalledTimes(3)
})

test('the last failure is the caller’s', async () => {
  const work = vi.fn().mockRejectedValue(new Error('still down'))
  await expect(insist(work, options)).rejects.toThrow('still down')
  expect(work).toHaveBeenCalledTimes(3)
})
