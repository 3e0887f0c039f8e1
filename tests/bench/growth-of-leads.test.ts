import { afterAll, beforeAll, expect, inject, test } from 'vitest'

import { migrateAndSeed, untilHealthy } from '../../scripts/lib/stack.mjs'
import { siteProcess } from '../fixtures/site-process'
import type { Trial } from '../fixtures/trial-setup'
import { count, figureTable, ms, times } from './figures'
import { growth } from './growth'
import { medianOf } from './timing'

const WITHIN_NOISE = 3
/** For reads that count, search or list all records: a hundred times as many, and noise. */
const IN_PROPORTION = 250

const READS = [
  ['a worker’s claim of four due deliveries', 'claimMs', WITHIN_NOISE],
  ['a worker’s claim when nothing is due', 'idleClaimMs', WITHIN_NOISE],
  ['the figures of the queue', 'queueMs', IN_PROPORTION],
  ['accounting for the enquiries of 30 days', 'reconcileMs', IN_PROPORTION],
  ['the first page of the leads', 'leadsMs', WITHIN_NOISE],
  ['the new leads', 'newLeadsMs', WITHIN_NOISE],
  ['the inbox and its first lead', 'inboxMs', IN_PROPORTION], // counts every view
  ['a search in the leads', 'leadSearchMs', IN_PROPORTION],
  ['the first page of the deliveries', 'deliveriesMs', IN_PROPORTION],
  ['the first page of the pages', 'pagesMs', WITHIN_NOISE],
  ['a search in the pages', 'pageSearchMs', IN_PROPORTION],
  ['the list of all pages for the sitemap', 'sitemapMs', IN_PROPORTION], // once after a change
  ['publishing a page', 'publishMs', 10], // title and description are compared with those of all others
  ['the paths of all pages, to tell made-up ones', 'pathsMs', IN_PROPORTION], // once after a change
  ['starting: migrations, seed, and the first page', 'startMs', WITHIN_NOISE],
] as const

type Measured = Record<(typeof READS)[number][1] | 'deliveries' | 'inboxP95Ms', number>

const figures = figureTable()
let few: Measured
let many: Measured

beforeAll(async () => {
  ;({ few, many } = await growth<Measured>('leads', inject('trial'), start))
  figures.add('the inbox and its first lead among 10,000 leads, 95th percentile', ms(many.inboxP95Ms), '≤ 300 ms')
  figures.add('deliveries, few and many', `${count(few.deliveries)}, ${count(many.deliveries)}`)
}, 900_000)
afterAll(() => figures.print())

/** The median duration of what `npm start` does once PostgreSQL is running, in three runs. */
async function start(env: Trial['env']): Promise<{ startMs: number }> {
  const site = siteProcess({ name: 'serve', env })
  const url = `http://127.0.0.1:${env.PORT}`
  const startMs = await medianOf(3, async () => {
    await migrateAndSeed(env)
    site.start()
    await untilHealthy(url)
    expect((await fetch(url)).status).toBe(200)
    await site.end('SIGKILL')
  })
  return { startMs }
}

test.each(READS)('%s among 100,000 leads and 10,000 pages', (what, key, goal) => {
  const ratio = many[key] / few[key]
  figures.add(`${what}, among many ÷ among few`, times(ratio), `≤ ${goal}`)
  figures.add('the same, in milliseconds', `${ms(many[key])} ÷ ${ms(few[key])}`)
  expect(ratio).toBeLessThanOrEqual(goal)
})
