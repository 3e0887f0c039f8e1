import { expect } from 'vitest'

import { newVisitors } from '../fixtures/visitor'
import { deliveriesOf, expectOneOfEach } from './harness/oracle'
import { scenario, type Site } from './harness/site'
import { expectTold, pressAll } from './harness/visitors'

const people = () => newVisitors(3)

/** Presses once each and waits until every CRM delivery has come to `ended`. */
async function pressUntilCrm(site: Site, ended: string) {
  const journal = await pressAll(site.url, people())
  expectTold(journal)
  expect(journal.map(({ status }) => status)).toEqual(journal.map(() => 201))
  await expectCrm(site, { emails: journal.map(({ visitor }) => visitor.email), ended })
  return journal
}

async function expectCrm(site: Site, { emails, ended }: { emails: string[]; ended: string }) {
  const crm = async () => (await deliveriesOf(site, emails)).filter((one) => one.startsWith('crm: '))
  await expect.poll(crm, { timeout: 60_000, interval: 100 }).toEqual(emails.map(() => `crm: ${ended}`))
}

scenario('the CRM is down and comes back', async ({ site }) => {
  await site.crm.stop()
  const journal = await pressUntilCrm(site, 'waiting (The CRM could not be reached (ECONNREFUSED))')
  await site.crm.startAgain()
  await expectOneOfEach(site, journal)
})

scenario('the CRM keeps its callers waiting, while mails go out', async ({ site }) => {
  site.crm.play('hanging')
  const journal = await pressUntilCrm(site, 'waiting (The CRM did not answer in time)')
  expect(site.smtp.mails).toHaveLength(2 * journal.length)
  site.crm.play('accepting')
  await expectOneOfEach(site, journal)
})

scenario('the CRM asks for fifteen seconds of peace', async ({ site }) => {
  site.crm.play('too-many-requests', { retryAfter: '15' })
  const journal = await pressUntilCrm(site, 'waiting (The CRM answered 429)')
  const asked = site.crm.requests.length
  const { rows } = await site.pool.query<{ seconds: number }>(
    `select extract(epoch from d.next_attempt_at - d.updated_at)::float8 as seconds
     from deliveries d join leads l on l.id = d.lead_id where l.email = any($1) and d.channel = 'crm'`,
    [journal.map(({ visitor }) => visitor.email)],
  )
  for (const { seconds } of rows) expect(seconds).toBeGreaterThan(14.5)
  expect(asked).toBe(journal.length)
  site.crm.play('accepting')
  await expectOneOfEach(site, journal)
})

scenario('the CRM refuses for good', async ({ site }) => {
  site.crm.play('refusing')
  const journal = await pressUntilCrm(site, 'parked (The CRM answered 400)')
  expect(site.crm.requests).toHaveLength(journal.length)
  await expectOneOfEach(site, journal, { crm: 'parked (The CRM answered 400)', contacts: 0, notes: 0 })
})

scenario('the CRM accepts and drops the connection', async ({ site }) => {
  site.crm.play('accepting-then-dropping')
  const journal = await pressUntilCrm(site, 'waiting (The CRM could not be reached (UND_ERR_SOCKET))')
  expect(site.crm.contacts).toHaveLength(journal.length)
  site.crm.play('dropping-notes')
  await expect.poll(() => site.crm.notes.length, { timeout: 30_000 }).toBe(journal.length)
  await expectCrm(site, { emails: journal.map(({ visitor }) => visitor.email), ended: 'waiting (The CRM could not be reached (UND_ERR_SOCKET))' })
  site.crm.play('accepting')
  await expectOneOfEach(site, journal)
})
