import { expect } from 'vitest'

import { newVisitors } from '../fixtures/visitor'
import { deliveriesOf, expectOneOfEach } from './harness/oracle'
import { scenario, type Site } from './harness/site'
import { pressUntilAcknowledged } from './harness/visitors'

const VISITORS = 3

/** Submits for three visitors and waits until each of their CRM deliveries has reached `ended`. */
async function pressUntilCrm(site: Site, ended: string) {
  const people = newVisitors(VISITORS)
  const journal = await pressUntilAcknowledged(site.url, people)
  const emails = people.map(({ email }) => email)
  await expectCrm(site, { emails, ended })
  return { journal, emails }
}

async function expectCrm(site: Site, { emails, ended }: { emails: string[]; ended: string }) {
  const crm = async () => (await deliveriesOf(site, emails)).filter((one) => one.startsWith('crm: '))
  await expect.poll(crm, { timeout: 60_000, interval: 100 }).toEqual(emails.map(() => `crm: ${ended}`))
}

scenario('the CRM is down and comes back', async ({ site }) => {
  await site.crm.stop()
  const { journal } = await pressUntilCrm(site, 'waiting (The CRM could not be reached (ECONNREFUSED))')
  await site.crm.startAgain()
  await expectOneOfEach(site, journal)
})

scenario('the CRM hangs, while emails are sent', async ({ site }) => {
  site.crm.play('hanging')
  const { journal } = await pressUntilCrm(site, 'waiting (The CRM did not answer in time)')
  expect(site.smtp.mails).toHaveLength(2 * VISITORS)
  site.crm.play('accepting')
  await expectOneOfEach(site, journal)
})

scenario('the CRM asks for a pause of fifteen seconds', async ({ site }) => {
  site.crm.play('too-many-requests', { retryAfter: '15' })
  const { journal, emails } = await pressUntilCrm(site, 'waiting (The CRM answered 429: Too Many Requests)')
  expect(site.crm.requests).toHaveLength(VISITORS)
  const { rows } = await site.pool.query<{ seconds: number }>(
    `select extract(epoch from d.next_attempt_at - d.updated_at)::float8 as seconds
     from deliveries d join leads l on l.id = d.lead_id where l.email = any($1) and d.channel = 'crm'`,
    [emails],
  )
  for (const { seconds } of rows) expect(seconds).toBeGreaterThan(14.5)
  site.crm.play('accepting')
  await expectOneOfEach(site, journal)
})

scenario('the CRM refuses permanently', async ({ site }) => {
  site.crm.play('refusing')
  const { journal } = await pressUntilCrm(site, 'parked (The CRM answered 400: Bad Request)')
  expect(site.crm.requests).toHaveLength(VISITORS)
  await expectOneOfEach(site, journal, { crm: 'parked (The CRM answered 400: Bad Request)', contacts: 0, notes: 0 })
})

scenario('the CRM accepts and drops the connection', async ({ site }) => {
  site.crm.play('accepting-then-dropping')
  const { journal, emails } = await pressUntilCrm(site, 'waiting (The CRM could not be reached (UND_ERR_SOCKET))')
  expect(site.crm.contacts).toHaveLength(VISITORS)
  site.crm.play('dropping-notes')
  await expect.poll(() => site.crm.notes.length, { timeout: 30_000 }).toBe(VISITORS)
  await expectCrm(site, { emails, ended: 'waiting (The CRM could not be reached (UND_ERR_SOCKET))' })
  site.crm.play('accepting')
  await expectOneOfEach(site, journal)
})
