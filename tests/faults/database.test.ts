import { setTimeout as wait } from 'node:timers/promises'

import { expect } from 'vitest'

import { untilHealthy } from '../../scripts/lib/stack.mjs'
import { newVisitors } from '../fixtures/visitor'
import { expectOneOfEach } from './harness/oracle'
import { scenario } from './harness/site'
import { expectTold, type Press, pressAgain, pressAll, pressInTurn } from './harness/visitors'

scenario('PostgreSQL stopped immediately and started again (smoke)', async ({ site }) => {
  const pressing = pressInTurn(site.url, { people: newVisitors(40), everyMs: 150 })
  await wait(1_500)
  await site.postgres.stopAtOnce()
  await wait(2_000)
  await site.postgres.start()
  const journal = await pressing
  expectSomeUnacknowledged(journal)
  expectTold(journal)
  await expectOneOfEach(site, [...journal, ...(await pressAgain(site.url, journal))])
})

scenario('PostgreSQL frozen for six seconds', async ({ site }) => {
  const pressing = pressInTurn(site.url, { people: newVisitors(40), everyMs: 200 })
  await wait(1_000)
  site.postgres.freeze()
  await wait(6_000)
  site.postgres.thaw()
  const journal = await pressing
  expectSomeUnacknowledged(journal)
  expectTold(journal)
  await expectOneOfEach(site, [...journal, ...(await pressAgain(site.url, journal))])
})

scenario('PostgreSQL frozen before the server has received its first enquiry', async ({ site }) => {
  await site.app.end('SIGKILL')
  site.postgres.freeze()
  site.app.start()
  await expect.poll(() => healthOf(site.url), { timeout: 20_000 }).toBe(503)
  const journal = await pressAll(site.url, newVisitors(5))
  site.postgres.thaw()
  expectSomeUnacknowledged(journal)
  expectTold(journal)
  await untilHealthy(site.url)
  await expectOneOfEach(site, [...journal, ...(await pressAgain(site.url, journal))])
})

function expectSomeUnacknowledged(journal: Press[]) {
  expect(journal.filter(({ status }) => status !== 201).length, 'the fault was felt').toBeGreaterThan(0)
}

const healthOf = (url: string) =>
  fetch(`${url}/api/health`).then(
    ({ status }) => status,
    () => null,
  )
