import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'

import { type FakeCrm, startFakeCrm } from '../../../../tests/fakes/fake-crm'
import type { CrmContact } from './crm'
import { createLeadConnector } from './lead-connector'

const contact: CrmContact = {
  reference: 'PB-7K3M-9QXT',
  name: 'Ada O’Brien',
  firstName: 'Ada',
  lastName: 'O’Brien',
  email: 'ada@example.com',
  phone: '+447700900123',
  postcode: 'SN10 1AA',
  marketingConsent: 'Yes',
  source: 'Website: quote request',
}
const note = (contactId: string, mayExist: boolean) => ({
  contactId,
  reference: contact.reference,
  text: `Quote request ${contact.reference}`,
  mayExist,
})

let fake: FakeCrm
const signal = () => AbortSignal.timeout(5_000)
const crm = () => createLeadConnector(fake.settings)

beforeAll(async () => {
  fake = await startFakeCrm()
})
beforeEach(() => fake.clear())
afterAll(() => fake.stop())

describe('a contact', () => {
  test('is created with every field the CRM has and no tags', async () => {
    expect(await crm().upsertContact(contact, signal())).toEqual({ ok: true, contactId: 'contact-1' })
    expect(fake.contacts).toEqual([
      {
        id: 'contact-1',
        locationId: 'fake-location',
        name: 'Ada O’Brien',
        firstName: 'Ada',
        lastName: 'O’Brien',
        email: 'ada@example.com',
        phone: '+447700900123',
        postalCode: 'SN10 1AA',
        source: 'Website: quote request',
        customFields: [
          { id: 'field-1', field_value: 'PB-7K3M-9QXT' },
          { id: 'field-2', field_value: 'Yes' },
        ],
      },
    ])
  })

  test('keeps the consent it has when this enquiry neither gives nor withdraws it', async () => {
    await crm().upsertContact({ ...contact, marketingConsent: null }, signal())
    expect(fake.contacts[0]?.customFields).toEqual([{ id: 'field-1', field_value: 'PB-7K3M-9QXT' }])
  })

  test('is reused the second time', async () => {
    await crm().upsertContact(contact, signal())
    expect(await crm().upsertContact({ ...contact, postcode: null }, signal())).toEqual({
      ok: true,
      contactId: 'contact-1',
    })
    expect(fake.contacts).toHaveLength(1)
    expect(fake.contacts[0]).toMatchObject({ postalCode: 'SN10 1AA' })
  })

  test('is found again when the CRM saved it and dropped the connection', async () => {
    fake.play('accepting-then-dropping')
    expect(await crm().upsertContact(contact, signal())).toMatchObject({ ok: false, permanent: false })
    fake.play('accepting')
    expect(await crm().upsertContact(contact, signal())).toEqual({ ok: true, contactId: 'contact-1' })
    expect(fake.contacts).toHaveLength(1)
  })

  test('works with a trailing slash in the base URL', async () => {
    const slashed = createLeadConnector({ ...fake.settings, baseUrl: `${fake.settings.baseUrl}/` })
    expect(await slashed.upsertContact(contact, signal())).toMatchObject({ ok: true })
  })
})

describe('a custom field', () => {
  async function freshLocation() {
    const location = await startFakeCrm()
    onTestFinished(() => location.stop())
    return location
  }
  const keysOf = ({ customFields }: FakeCrm) => customFields.map(({ fieldKey }) => fieldKey)
  const OURS = ['contact.powerboard_reference', 'contact.powerboard_marketing_consent']

  test('is created once, and found by its key afterwards, by any process', async () => {
    const location = await freshLocation()
    const first = createLeadConnector(location.settings)
    for (const each of [first, first, createLeadConnector(location.settings)])
      expect(await each.upsertContact(contact, signal())).toMatchObject({ ok: true })
    expect(keysOf(location)).toEqual(OURS)
    expect(location.requests.filter((entry) => entry.includes('customFields'))).toEqual([
      'GET /locations/fake-location/customFields?model=contact',
      'POST /locations/fake-location/customFields',
      'POST /locations/fake-location/customFields',
      'GET /locations/fake-location/customFields?model=contact',
    ])
  })

  test('is created once by two processes at the same time', async () => {
    const location = await freshLocation()
    const processes = Array.from({ length: 3 }, () => createLeadConnector(location.settings))
    const sent = await Promise.all(processes.map((each) => each.upsertContact(contact, signal())))
    expect(sent).toEqual(Array(3).fill({ ok: true, contactId: 'contact-1' }))
    expect(keysOf(location)).toEqual(OURS)
  })

  test('that staff have created is used', async () => {
    const location = await freshLocation()
    const made = { dataType: 'TEXT', model: 'contact', locationId: 'fake-location' }
    location.customFields.push({ ...made, id: 'by-hand', name: 'Our reference', fieldKey: OURS[0] ?? '' })
    await createLeadConnector(location.settings).upsertContact({ ...contact, marketingConsent: null }, signal())
    expect(location.contacts[0]?.customFields).toEqual([{ id: 'by-hand', field_value: contact.reference }])
  })

  test('that cannot be read delays the contact, which is not sent without it', async () => {
    const location = await freshLocation()
    location.play('refusing-fields')
    expect(await createLeadConnector(location.settings).upsertContact(contact, signal())).toEqual({
      ok: false,
      permanent: false,
      retryAfterMs: null,
      problem: 'The CRM answered 400: Bad Request, when asked for its custom fields',
    })
    expect(location.contacts).toEqual([])
  })
})

test.each([
  ['a field without its id', { customFields: [{ key: 'powerboard_reference', field_value: 'PB-7K3M-9QXT' }] }],
  ['a property that it does not know', { postcode: 'SN10 1AA' }],
  ['a value of another type', { phone: 447700900123 }],
])('the stand-in refuses %s, as the contract does', async (_, body) => {
  const { baseUrl, token, locationId } = fake.settings
  const answer = await fetch(`${baseUrl}/contacts/upsert`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, version: '2021-07-28', 'content-type': 'application/json' },
    body: JSON.stringify({ locationId, email: 'ada@example.com', ...body }),
  })
  expect(answer.status).toBe(422)
})

describe('a note', () => {
  test('is added without a lookup when it cannot exist yet', async () => {
    await crm().upsertContact(contact, signal())
    expect(await crm().addNote(note('contact-1', false), signal())).toMatchObject({ ok: true })
    expect(fake.notes).toEqual([{ id: 'note-1', contactId: 'contact-1', body: 'Quote request PB-7K3M-9QXT' }])
    expect(fake.requests).not.toContain('GET /contacts/contact-1/notes')
  })

  test('is not duplicated when the CRM saved it and dropped the connection', async () => {
    await crm().upsertContact(contact, signal())
    fake.play('accepting-then-dropping')
    expect(await crm().addNote(note('contact-1', false), signal())).toMatchObject({ ok: false, permanent: false })
    fake.play('accepting')
    expect(await crm().addNote(note('contact-1', true), signal())).toEqual({ ok: true })
    expect(fake.notes).toHaveLength(1)
  })

  test('of another lead is not mistaken for this one', async () => {
    await crm().upsertContact(contact, signal())
    await crm().addNote({ ...note('contact-1', false), text: 'Quote request PB-0000-0000' }, signal())
    await crm().addNote(note('contact-1', true), signal())
    expect(fake.notes).toHaveLength(2)
  })

  test('for an unknown contact fails permanently', async () => {
    expect(await crm().addNote(note('nobody', true), signal())).toEqual({
      ok: false,
      permanent: true,
      retryAfterMs: null,
      problem: 'The CRM answered 404: Not found',
    })
  })
})

describe('a 200 with an unexpected body', () => {
  test('is not a list of custom fields', async () => {
    fake.play('under-maintenance')
    expect(await crm().upsertContact(contact, signal())).toMatchObject({
      problem: 'The CRM did not return a list of custom fields',
    })
  })

  test('is not a contact', async () => {
    const known = crm()
    await known.upsertContact(contact, signal())
    fake.play('under-maintenance')
    expect(await known.upsertContact(contact, signal())).toEqual({
      ok: false,
      permanent: false,
      retryAfterMs: null,
      problem: 'The CRM did not return a contact id',
    })
  })

  test('is not a note', async () => {
    await crm().upsertContact(contact, signal())
    fake.play('under-maintenance')
    expect(await crm().addNote(note('contact-1', false), signal())).toEqual({
      ok: false,
      permanent: false,
      retryAfterMs: null,
      problem: 'The CRM did not return a note id',
    })
  })

  test('is not a list of notes', async () => {
    await crm().upsertContact(contact, signal())
    fake.play('under-maintenance')
    expect(await crm().addNote(note('contact-1', true), signal())).toEqual({
      ok: false,
      permanent: false,
      retryAfterMs: null,
      problem: 'The CRM did not return a list of notes',
    })
  })
})

describe('a failure', () => {
  test.each([
    ['refusing', { permanent: true, retryAfterMs: null, problem: 'The CRM answered 400: Bad Request' }],
    ['failing', { permanent: false, retryAfterMs: null, problem: 'The CRM answered 500: Internal Server Error' }],
    [
      'too-many-requests',
      { permanent: false, retryAfterMs: 2_000, problem: 'The CRM answered 429: Too Many Requests' },
    ],
    ['redirecting', { permanent: false, retryAfterMs: null, problem: 'The CRM could not be reached' }],
  ] as const)('for %s', async (condition, failure) => {
    fake.play(condition)
    expect(await crm().upsertContact(contact, signal())).toEqual({ ok: false, ...failure })
    expect(await crm().addNote(note('contact-1', true), signal())).toMatchObject({ ok: false, ...failure })
    expect(fake.requests).not.toContain('GET /elsewhere')
  })

  test('of our token is retryable, as the lead is not at fault', async () => {
    const stranger = createLeadConnector({ ...fake.settings, token: 'expired' })
    expect(await stranger.upsertContact(contact, signal())).toMatchObject({
      ok: false,
      permanent: false,
      problem: 'The CRM answered 401: Invalid JWT',
    })
  })

  test('to respond in time ends with the signal', async () => {
    fake.play('hanging')
    expect(await crm().upsertContact(contact, AbortSignal.timeout(20))).toEqual({
      ok: false,
      permanent: false,
      retryAfterMs: null,
      problem: 'The CRM did not answer in time',
    })
  })

  test('to connect reports the network error code and no lead data', async () => {
    const gone = await startFakeCrm()
    await gone.stop()
    const result = await createLeadConnector(gone.settings).upsertContact(contact, signal())
    expect(result).toEqual({
      ok: false,
      permanent: false,
      retryAfterMs: null,
      problem: 'The CRM could not be reached (ECONNREFUSED)',
    })
  })
})
