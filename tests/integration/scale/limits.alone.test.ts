import { afterAll, afterEach, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'

import { openDatabaseLine } from '../../fakes/database-line'
import { pool } from '../support/rows'

const line = await openDatabaseLine(process.env.DATABASE_URL ?? '')
vi.stubEnv('RATE_LIMIT', 'on')
vi.stubEnv('DATABASE_URL', line.url)

type Limits = typeof import('@/lib/platform/rate-limit')

/** The rate limits of a separate process. */
async function newProcess(): Promise<Limits> {
  vi.resetModules()
  return import('@/lib/platform/rate-limit')
}

const processes = [await newProcess(), await newProcess(), await newProcess()] as const
const [first, second] = processes

const PER_TEN_MINUTES = 60
let last = 0
const someone = () => ({ limit: 'enquiry', key: `someone ${++last}` }) as const

/** Waits until each process counts in the database. */
beforeAll(async () => {
  const countOf = async () => (await pool.query('select from rate_limits')).rowCount
  while ((await countOf()) !== processes.length)
    await Promise.all(processes.map((limits, n) => limits.spend([{ limit: 'search', key: `process ${n}` }])))
})
beforeEach(() => pool.query('truncate rate_limits'))
afterEach(() => line.play('passing'))
afterAll(async () => {
  vi.unstubAllEnvs()
  await line.close()
})

const passed = async (limits: Limits, use: ReturnType<typeof someone>) => (await limits.spend([use])).over === null

/** How many of `uses` simultaneous uses, spread over the processes, are within the limit. */
async function passing(uses: number, among: readonly Limits[], use = someone()): Promise<number> {
  const all = await Promise.all(Array.from({ length: uses }, (_, n) => passed(among[n % among.length] ?? first, use)))
  return all.filter(Boolean).length
}

test('of two hundred simultaneous uses in three processes, as many pass as in one', async () => {
  expect(await passing(200, processes)).toBe(PER_TEN_MINUTES)
})

test('a use that is refunded in one process is available in another', async () => {
  const use = someone()
  await passing(PER_TEN_MINUTES - 1, [first], use)
  const { over, refund } = await first.spend([use])
  expect(over).toBeNull()
  await refund()
  expect(await passed(second, use)).toBe(true)
  expect(await passed(second, use)).toBe(false)
})

test('one that is refused from memory is neither counted nor refunded', async () => {
  const use = someone()
  await passing(PER_TEN_MINUTES + 1, [first], use)
  const count = async () => (await pool.query(`select sum(points)::int as points from rate_limits`)).rows[0]
  const before = await count()
  const { over, refund } = await first.spend([use])
  expect(over).not.toBeNull()
  await refund()
  expect(await count()).toEqual(before)
})

test('the table does not reveal whose uses are counted', async () => {
  await first.spend([{ limit: 'enquirySameEmail', key: 'ada@example.com' }])
  const { rows } = await pool.query<{ key: string }>('select key from rate_limits')
  expect(rows.map(({ key }) => key)).toEqual([expect.stringMatching(/^enquirySameEmail\/86400:[\w-]{43}$/)])
})

test.each(['refusing', 'swallowing'] as const)(
  'with a database that is %s, each process counts in memory, and only its first use waits for the database',
  async (condition) => {
    line.play(condition)
    line.cut()
    vi.doUnmock('@/lib/platform/with-timeout') // which lengthens the timeouts of the other tests
    vi.useFakeTimers({ toFake: ['Date'] }) // otherwise the database would be asked again a few seconds later
    onTestFinished(() => void vi.useRealTimers())
    const use = someone()
    for (const limits of [await newProcess(), await newProcess()]) {
      expect(await passed(limits, someone())).toBe(true)
      const asked = line.asked()
      expect(await passing(100, [limits], use)).toBe(PER_TEN_MINUTES)
      expect(line.asked()).toBe(asked)
    }
  },
)
