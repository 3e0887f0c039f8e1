import { expect } from 'vitest'

import { newVisitor, newVisitors } from '../fixtures/visitor'
import { expectEnquiriesHeld, holdLeads } from './harness/hold-leads'
import { countLeads, expectOneOfEach } from './harness/oracle'
import { scenario, startApp } from './harness/site'
import { press, pressAgain, pressAll } from './harness/visitors'

/** One for each of the connections that are kept for enquiries. */
const AT_ONCE = 4

scenario('the server is killed before an enquiry is committed', async ({ site }) => {
  const people = newVisitors(AT_ONCE)
  const emails = people.map(({ email }) => email)
  const release = await holdLeads(site)
  const pressing = pressAll(site.url, people)
  await expectEnquiriesHeld(site, people.length)
  await site.app.end('SIGKILL')
  await expectEnquiriesHeld(site, 0) // the database abandons them by itself
  await release()

  const journal = await pressing
  expect(journal.map(({ status }) => status)).toEqual(people.map(() => null))
  expect(await countLeads(site, emails)).toBe(0)
  await startApp(site)
  await expectOneOfEach(site, [...journal, ...(await pressAgain(site.url, journal))])
})

scenario('the server is killed after the commit, before its response', async ({ site }) => {
  const people = newVisitors(AT_ONCE)
  const emails = people.map(({ email }) => email)
  const release = await holdLeads(site)
  const pressing = pressAll(site.url, people)
  await expectEnquiriesHeld(site, people.length)
  site.app.hold()
  await release()
  await expect.poll(() => countLeads(site, emails)).toBe(people.length)
  await site.app.end('SIGKILL')

  const journal = await pressing
  expect(journal.map(({ status }) => status)).toEqual(people.map(() => null))
  await startApp(site)
  await expectOneOfEach(site, [...journal, ...(await pressAgain(site.url, journal))])
})

scenario('fifty copies of one enquiry arrive simultaneously', async ({ site }) => {
  const visitor = newVisitor()
  const journal = await Promise.all(Array.from({ length: 50 }, () => press(site.url, visitor)))
  expect(journal.map(({ status }) => status)).toEqual(journal.map(() => 201))
  await expectOneOfEach(site, journal)
})
