import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

const SETTINGS = { DATABASE_URL: 'postgres://nobody@127.0.0.1/none', PAYLOAD_SECRET: 'only-for-unit-tests' }

beforeEach(() => {
  vi.useFakeTimers()
  vi.resetModules()
  for (const [name, value] of Object.entries(SETTINGS)) vi.stubEnv(name, value)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
})

async function limits(setting: 'on' | 'off') {
  vi.stubEnv('RATE_LIMIT', setting)
  return import('./rate-limit')
}

type OverLimit = Awaited<ReturnType<typeof limits>>['overLimit']
async function spend(overLimit: OverLimit, name: Parameters<OverLimit>[0], key: string, times: number) {
  for (let n = 0; n < times; n++) expect(await overLimit(name, key)).toBeNull()
}

test.each([
  ['enquiry', 5],
  ['enquirySameEmail', 5],
  ['callBack', 2],
  ['callBackSameNumber', 3],
  ['callBackEverybody', 20],
  ['login', 10],
  ['loginSameAccount', 5],
] as const)('%s: %i times, then not', async (name, times) => {
  const { overLimit } = await limits('on')
  await spend(overLimit, name, 'somebody', times)
  expect(await overLimit(name, 'somebody')).toBeGreaterThan(0)
  expect(await overLimit(name, 'somebody else')).toBeNull()
})

describe('after its time', () => {
  test('the short one lets through again, and the long one counts on', async () => {
    const { overLimit } = await limits('on')
    for (let spell = 0; spell < 4; spell++) {
      await spend(overLimit, 'enquiry', 'somebody', 5)
      expect(await overLimit('enquiry', 'somebody')).toBeLessThanOrEqual(600)
      await vi.advanceTimersByTimeAsync(601_000)
    }
    expect(await overLimit('enquiry', 'somebody')).toBeGreaterThan(3_600)
  })

  test('the wait is told in whole seconds and gets shorter', async () => {
    const { overLimit } = await limits('on')
    await spend(overLimit, 'callBack', 'somebody', 2)
    const first = await overLimit('callBack', 'somebody')
    expect(first).toBe(900)
    await vi.advanceTimersByTimeAsync(600_500)
    expect(await overLimit('callBack', 'somebody')).toBe(300)
  })
})

test('two limits do not share their counts', async () => {
  const { overLimit } = await limits('on')
  await spend(overLimit, 'callBack', 'somebody', 2)
  expect(await overLimit('enquiry', 'somebody')).toBeNull()
})

test('switched off, nothing is counted', async () => {
  const { overLimit } = await limits('off')
  await spend(overLimit, 'callBack', 'somebody', 50)
})
