import { expect } from 'vitest'

import { newVisitors } from '../fixtures/visitor'
import { deliveriesOf, expectOneOfEach } from './harness/oracle'
import { scenario } from './harness/site'
import { expectTold, pressAgain, pressInTurn, pressUntilAcknowledged } from './harness/visitors'

scenario('the worker is killed while it is sending (smoke)', async ({ site }) => {
  site.crm.play('hanging')
  site.smtp.play('hanging')
  const people = newVisitors(3)
  const journal = await pressUntilAcknowledged(site.url, people)
  const sending = async () =>
    (
      await deliveriesOf(
        site,
        people.map(({ email }) => email),
      )
    ).filter((one) => one.endsWith('sending')).length
  await expect.poll(sending, { timeout: 10_000 }).toBeGreaterThan(1)
  await site.worker.end('SIGKILL')

  site.crm.play('accepting')
  site.smtp.play('accepting')
  site.worker.start()
  await expectOneOfEach(site, journal)
})

scenario('two workers run at the same time', async ({ site }) => {
  site.secondWorker.start()
  const journal = await pressInTurn(site.url, { people: newVisitors(40), everyMs: 25 })
  expectTold(journal)
  await expectOneOfEach(site, [...journal, ...(await pressAgain(site.url, journal))])
})
