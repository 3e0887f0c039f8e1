import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

/** Without a database, so that the limits are those of one process; tests/integration/scale has several. */
const SETTINGS = {
  DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
  PAYLOAD_SECRET: 'only-for-unit-tests',
  LOG_LEVEL: 'silent',
}

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
async function use(overLimit: OverLimit, name: Parameters<OverLimit>[0], key: string, times: number) {
  for (let n = 0; n < times; n++) expect(await overLimit(name, key)).toBeNull()
}

test.each([
  ['flood', 300],
  ['enquiry', 60],
  ['enquirySameEmail', 5],
  ['enquiryNewEmail', 5],
  ['callBack', 10],
  ['callBackSameNumber', 3],
  ['callBackEverybody', 20],
  ['login', 10],
  ['loginSameAccount', 5],
] as const)('%s: allows %i uses, then no more', async (name, times) => {
  const { overLimit } = await limits('on')
  await use(overLimit, name, 'someone', times)
  expect(await overLimit(name, 'someone')).toBeGreaterThan(0)
  expect(await overLimit(name, 'someone else')).toBeNull()
})

describe('after its window', () => {
  test('a short limit resets while a longer one keeps counting', async () => {
    const { overLimit } = await limits('on')
    for (let spell = 0; spell < 3; spell++) {
      await use(overLimit, 'callBack', 'someone', 10)
      expect(await overLimit('callBack', 'someone')).toBeLessThanOrEqual(900)
      await vi.advanceTimersByTimeAsync(901_000)
    }
    expect(await overLimit('callBack', 'someone')).toBeGreaterThan(3_600)
  })

  test('the wait is in whole seconds and counts down', async () => {
    const { overLimit } = await limits('on')
    await use(overLimit, 'callBack', 'someone', 10)
    const first = await overLimit('callBack', 'someone')
    expect(first).toBe(900)
    await vi.advanceTimersByTimeAsync(600_500)
    expect(await overLimit('callBack', 'someone')).toBe(300)
  })
})

test('two limits count separately', async () => {
  const { overLimit } = await limits('on')
  await use(overLimit, 'callBack', 'someone', 10)
  expect(await overLimit('enquiry', 'someone')).toBeNull()
})

test('nothing is counted when rate limiting is off', async () => {
  const { overLimit } = await limits('off')
  await use(overLimit, 'callBack', 'someone', 50)
})

describe('several limits together', () => {
  const [email, sender] = [
    { limit: 'enquirySameEmail', key: 'ada@example.com' },
    { limit: 'enquiry', key: 'a sender' },
  ] as const

  test('returns the first that is exceeded and does not count towards later ones', async () => {
    const { spend } = await limits('on')
    for (let n = 0; n < 5; n++) expect((await spend([email, sender])).over).toBeNull()
    for (let n = 0; n < 100; n++) expect((await spend([email, sender])).over).toMatchObject(email)
    for (let n = 0; n < 55; n++) expect((await spend([sender])).over).toBeNull()
    expect((await spend([sender])).over).toMatchObject(sender)
  })

  test('a refunded use is available again', async () => {
    const { spend } = await limits('on')
    for (let n = 0; n < 500; n++) {
      const { over, refund } = await spend([email, sender])
      expect(over).toBeNull()
      await refund()
    }
    for (let n = 0; n < 5; n++) await spend([email])
    const { over, refund } = await spend([email])
    expect(over).toMatchObject(email)
    await refund()
    expect((await spend([email])).over).toMatchObject(email)
  })

  test('two hundred concurrent requests: exactly the allowed number pass', async () => {
    const { spend } = await limits('on')
    const spent = await Promise.all(Array.from({ length: 200 }, () => spend([sender])))
    expect(spent.filter(({ over }) => over === null)).toHaveLength(60)
  })
})
