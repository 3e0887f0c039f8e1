import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import type { Crm } from '@/lib/integrations/crm/crm'
import { createLeadConnector } from '@/lib/integrations/crm/lead-connector'
import { transientFailure } from '@/lib/integrations/failure'

import { type FakeCrm, startFakeCrm } from '../../../../tests/fakes/fake-crm'
import { testCrm } from './test-crm'

let fake: FakeCrm
beforeAll(async () => {
  fake = await startFakeCrm()
})
beforeEach(() => fake.clear())
afterAll(() => fake.stop())

const tested = (changed: Partial<Crm> = {}) =>
  testCrm({
    crm: { ...createLeadConnector(fake.settings), ...changed },
    reference: 'test-1',
    signal: AbortSignal.timeout(5_000),
  })

test('a contact is created, read with our own fields, and deleted', async () => {
  expect(await tested()).toEqual({
    state: 'works',
    words: ['A contact was created, read and deleted. Both of our own fields exist.'],
  })
  expect(fake.requests.filter((request) => request.includes('/contacts/'))).toEqual([
    'POST /contacts/upsert',
    'GET /contacts/contact-1',
    'DELETE /contacts/contact-1',
  ])
  expect(fake.contacts).toEqual([])
})

test('a refusal is reported in the CRM’s own words', async () => {
  fake.play('refusing')
  expect(await tested()).toEqual({ state: 'fails', words: ['The CRM answered 400: Bad Request.'] })
})

const kept = { ok: true, email: 'test-1@example.com', reference: 'test-1', marketingConsent: 'No' } as const

test.each([
  ['reference', { reference: null }],
  ['marketing consent', { marketingConsent: 'Yes' }],
])('a field that is not kept is named: %s', async (field, lost) => {
  const result = await tested({ readContact: () => Promise.resolve({ ...kept, ...lost }) })
  expect(result).toEqual({
    state: 'fails',
    words: [`The CRM did not keep our own fields: ${field}.`, 'The contact was deleted.'],
  })
  expect(fake.contacts).toEqual([])
})

test('somebody else’s contact is never deleted', async () => {
  const result = await tested({ readContact: () => Promise.resolve({ ...kept, email: 'ada@example.com' }) })
  expect(result.words).toEqual(['The CRM answered with another contact.', 'It was left as it is.'])
  expect(fake.contacts).toHaveLength(1)
})

test('what cannot be deleted is to be deleted by hand', async () => {
  const gone = () => Promise.resolve(transientFailure('The CRM could not be reached'))
  const byHand = 'Delete the contact “Test of the website” in the CRM.'
  expect(await tested({ deleteContact: gone })).toEqual({
    state: 'fails',
    words: ['The CRM could not be reached.', byHand],
  })
  expect((await tested({ readContact: gone, deleteContact: gone })).words).toContain(byHand)
  expect((await tested({ readContact: gone })).words).not.toContain(byHand)
})
