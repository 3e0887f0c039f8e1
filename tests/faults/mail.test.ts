import { expect } from 'vitest'

import { newVisitors } from '../fixtures/visitor'
import { deliveriesOf, expectOneOfEach } from './harness/oracle'
import { scenario, type Site } from './harness/site'
import { type Press, pressUntilAcknowledged } from './harness/visitors'

async function expectMails(site: Site, { journal, ended }: { journal: Press[]; ended: RegExp }) {
  const emails = journal.map(({ visitor }) => visitor.email)
  const others = async () =>
    (await deliveriesOf(site, emails)).filter((one) => !one.startsWith('crm: ') && !ended.test(one))
  await expect.poll(others, { timeout: 60_000, interval: 100 }).toEqual([])
}

scenario('the mail server is down and comes back', async ({ site }) => {
  await site.smtp.stop()
  const journal = await pressUntilAcknowledged(site.url, newVisitors(3))
  await expectMails(site, { journal, ended: /waiting \(The mail server could not be reached/ })
  await site.smtp.startAgain()
  await expectOneOfEach(site, journal)
})

scenario('the mail server refuses temporarily', async ({ site }) => {
  site.smtp.play('greylisting')
  const journal = await pressUntilAcknowledged(site.url, newVisitors(3))
  await expectMails(site, { journal, ended: /waiting \(The mail server answered 451\)/ })
  site.smtp.play('accepting')
  await expectOneOfEach(site, journal)
})

scenario('the mail server refuses permanently', async ({ site }) => {
  const reason = 'parked (The mail server answered 550: No such mailbox)'
  site.smtp.play('refusing-receiver')
  const journal = await pressUntilAcknowledged(site.url, newVisitors(3))
  await expectOneOfEach(site, journal, {
    'sales-email': reason,
    'customer-email': reason,
    salesMails: 0,
    customerMails: 0,
  })
})

scenario('the mail server hangs', async ({ site }) => {
  site.smtp.play('hanging')
  const journal = await pressUntilAcknowledged(site.url, newVisitors(1))
  await expectMails(site, { journal, ended: /waiting \(The mail server could not be reached/ })
  expect(site.crm.notes).toHaveLength(1)
  site.smtp.play('accepting')
  await expectOneOfEach(site, journal)
})
