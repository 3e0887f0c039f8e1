import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'

import { ensureQueue } from '@/lib/delivery/queue'
import { responseDueAt } from '@/lib/domain/service-level/due-at'
import { DEFAULT_OPENING_HOURS } from '@/lib/domain/service-level/opening-hours'

import { startFakeCrm } from '../../fakes/fake-crm'
import { ENQUIRIES, type EndpointPath } from '../../fixtures/enquiries'
import { silentLog } from '../delivery/support'
import { pool, readLead, rowsAddedBy } from '../support/rows'

// The settings name the CRM, and are read when the first module of ours is loaded.
const crm = await startFakeCrm()
vi.stubEnv('GHL_API_BASE_URL', crm.settings.baseUrl)
vi.stubEnv('GHL_API_TOKEN', crm.settings.token)
vi.stubEnv('GHL_LOCATION_ID', crm.settings.locationId)
const { submit } = await import('../support/enquiries')

beforeAll(() => ensureQueue({ pool, log: silentLog() }))
afterAll(() => Promise.all([crm.stop(), pool.end()]))

const THANKS = "Thank you! We'll contact you within 15 minutes with your personalised quote."

/** Sends the valid body of an endpoint and returns everything that was written for it. */
async function commit(path: EndpointPath, changes: object = {}) {
  const key = crypto.randomUUID()
  const { status, body } = await submit(path, { ...ENQUIRIES[path], ...changes }, { key })
  if (!body.reference) throw new Error(`${status} ${JSON.stringify(body)}`)
  return { status, body, key, ...(await readLead(body.reference)) }
}

const enquiryOf = async (table: string, id: unknown) =>
  (await pool.query<Record<string, unknown>>(`select * from ${table} where id = $1`, [id])).rows[0]

describe.each([
  [
    '/contact-inquiries',
    { contact_inquiries: 1, leads: 1, leads_rels: 1, deliveries: 3, idempotency_keys: 1, jobs: 3 },
  ],
  ['/contact', { contact_inquiries: 1, leads: 1, leads_rels: 1, deliveries: 3, idempotency_keys: 1, jobs: 3 }],
  ['/survey-leads', { survey_leads: 1, leads: 1, leads_rels: 1, deliveries: 3, idempotency_keys: 1, jobs: 3 }],
  [
    '/calculator-results',
    { calculator_usage: 1, leads: 1, leads_rels: 1, deliveries: 3, idempotency_keys: 1, jobs: 3 },
  ],
  ['/datasheet', { datasheet_leads: 1, leads: 1, leads_rels: 1, deliveries: 3, idempotency_keys: 1, jobs: 3 }],
  [
    '/partners/distributor',
    { partner_applications: 1, leads: 1, leads_rels: 1, deliveries: 3, idempotency_keys: 1, jobs: 3 },
  ],
  [
    '/partners/installer',
    { partner_applications: 1, leads: 1, leads_rels: 1, deliveries: 3, idempotency_keys: 1, jobs: 3 },
  ],
  [
    '/partners/business',
    { partner_applications: 1, leads: 1, leads_rels: 1, deliveries: 3, idempotency_keys: 1, jobs: 3 },
  ],
  ['/contact-sparky', { call_requests: 1, leads: 1, leads_rels: 1, deliveries: 2, idempotency_keys: 1, jobs: 2 }],
] as const)('POST %s', (path, rows) => {
  test('writes one enquiry with all that follows from it, and nothing else', async () => {
    expect(await rowsAddedBy(() => commit(path))).toEqual(rows)
  })

  test('answers with the reference under which everything was written', async () => {
    const { status, body, key, lead, keys, links, deliveries, jobs } = await commit(path)
    expect(status).toBe(201)
    expect(body.reference).toMatch(/^PB-[0-9A-Z]{4}-[0-9A-Z]{4}$/)
    expect(links).toMatchObject([{ path: 'enquiry' }])
    expect(keys).toMatchObject([{ key: `sent:/api${path}:${key}`, reference: body.reference }])
    expect(jobs.map(({ delivery }) => delivery).sort()).toEqual(deliveries.map(({ id }) => id).sort())
    expect(lead).toMatchObject({
      status: 'new',
      quarantined: false,
      quarantine_reasons: null,
      answered_at: null,
      assignee_id: null,
      consent_wording_version: expect.stringMatching(/^\d{4}-\d{2}$/),
    })
  })

  test('promises an answer by the opening hours', async () => {
    const { lead } = await commit(path)
    const receivedAt = lead.consent_given_at as Date
    expect(lead.due_at).toEqual(responseDueAt({ receivedAt, hours: DEFAULT_OPENING_HOURS, promiseMinutes: 15 }))
  })
})

test('a quote request is read back out of its message', async () => {
  const { body, lead, links, deliveries } = await commit('/contact-inquiries')
  expect(body).toEqual({ message: THANKS, reference: lead.reference })
  expect(deliveries.map(({ channel, state, attempts }) => [channel, state, attempts])).toEqual([
    ['crm', 'waiting', 0],
    ['customer-email', 'waiting', 0],
    ['sales-email', 'waiting', 0],
  ])
  expect(lead).toMatchObject({
    kind: 'quote',
    source: 'hero-section',
    name: 'Priya Nair',
    first_name: 'Priya',
    last_name: 'Nair',
    email: 'priya@example.com',
    phone: '01632 960 001',
    phone_e164: '+441632960001',
    postcode: 'SN10 1AA',
    message: 'The hall is cold.',
    consent_marketing: true,
    consent_terms: true,
    consent_form: 'quote-dialog',
  })
  expect(lead.answers).toContainEqual({ label: 'Property size', value: 'Medium, 100 to 200 m²' })
  expect(await enquiryOf('contact_inquiries', links[0]?.contact_inquiries_id)).toMatchObject({
    first_name: 'Priya',
    last_name: 'Nair',
    email: 'priya@example.com',
    phone: '01632 960 001',
    company: 'Personal',
    subject: 'Quote Request - hero-section',
    project_type: 'replacement',
    details: ENQUIRIES['/contact-inquiries'].message,
    source: 'hero-section',
    location: null,
    service_type: null,
  })
})

test('a message from the contact form keeps every word', async () => {
  const { body, lead, links } = await commit('/contact')
  expect(body).toEqual({ message: THANKS, reference: lead.reference })
  expect(lead).toMatchObject({
    kind: 'contact',
    source: 'contact-form',
    name: "Seán O'Brien",
    phone_e164: '+447700900001',
    message: 'Two rooms.\nBoth cold.',
    postcode: null,
    consent_marketing: false,
    consent_terms: false,
    consent_form: 'contact-form',
  })
  expect(await enquiryOf('contact_inquiries', links[0]?.contact_inquiries_id)).toMatchObject({
    first_name: 'Seán',
    last_name: "O'Brien",
    email: 'sean@example.com',
    project_type: 'retrofit',
    details: 'Two rooms.\nBoth cold.',
  })
})

test('a contact without a number has none', async () => {
  const { lead, deliveries } = await commit('/contact', { phone: null, projectType: null, details: null })
  expect(lead).toMatchObject({ phone: null, phone_e164: null, message: '' })
  expect(deliveries).toHaveLength(3)
})

test('a survey keeps its answers and its defaults', async () => {
  const { body, lead, links } = await commit('/survey-leads')
  expect(body).toEqual({ message: THANKS, reference: lead.reference })
  expect(lead).toMatchObject({
    kind: 'quote-request',
    source: 'survey-form',
    name: 'Mei Wong',
    postcode: 'SN10 1AA',
    consent_marketing: true,
    consent_terms: true,
    consent_form: 'survey-form',
  })
  expect(await enquiryOf('survey_leads', links[0]?.survey_leads_id)).toMatchObject({
    first_name: 'Mei',
    last_name: 'Wong',
    phone: '+44 1632 960003',
    heating_challenges: ['high-bills', 'cold-rooms'],
    urgency: 'asap',
    budget: 'not-sure',
    postcode: 'SN10 1AA',
    source: 'survey-form',
    lead_type: 'quote-request',
    lead_status: 'new',
    marketing_consent: true,
    ghl_contact_id: null,
  })
})

test('a calculator’s result keeps the answers, and what the server worked out', async () => {
  const { body, lead, links } = await commit('/calculator-results')
  expect(body).toEqual({ message: 'The result is on its way to your inbox.', reference: lead.reference })
  expect(lead).toMatchObject({
    kind: 'calculator',
    source: 'quick-calculator',
    name: 'freya@example.com',
    first_name: '',
    postcode: null,
    phone_e164: '+441632960008',
    consent_marketing: true,
    consent_terms: false,
  })
  expect(lead.answers).toContainEqual({
    label: 'A year with panels',
    value: expect.stringMatching(/^£[\d,]+, likely £[\d,]+ to £[\d,]+$/),
  })
  expect(await enquiryOf('calculator_usage', links[0]?.calculator_usage_id)).toMatchObject({
    session_id: null,
    property_size: '93',
    property_type: 'house',
    property_sub_type: 'semi',
    solar_panels: true,
    user_email: 'freya@example.com',
    user_phone: '01632 960 008',
    user_interest: 'Two cold bedrooms',
  })
})

test('a request for the datasheet keeps the project', async () => {
  const { body, lead, links } = await commit('/datasheet')
  expect(body).toEqual({
    message: 'Thank you! The datasheet is yours to download, and its address is in the mail on its way to you.',
    reference: lead.reference,
  })
  expect(lead).toMatchObject({
    kind: 'datasheet',
    source: 'datasheet-form',
    first_name: 'Ngozi',
    last_name: 'Adeyemi',
    phone_e164: '+441632960004',
    consent_marketing: true,
    consent_terms: false,
  })
  expect(await enquiryOf('datasheet_leads', links[0]?.datasheet_leads_id)).toMatchObject({
    name: 'Ngozi Adeyemi',
    company: 'Adeyemi Architects',
    job_title: 'Partner',
    project_type: 'retrofit',
    property_size: 'large',
    timeframe: '3-6-months',
    message: 'A school hall.\nNo gas.',
    marketing_consent: true,
  })
})

test.each([
  [
    '/partners/distributor',
    'distributor',
    { company: 'Nowak Supplies Ltd', area: 'Dorset', trade: 'Underfloor heating', experience: '5-10' },
  ],
  [
    '/partners/installer',
    'installer',
    { company: 'Khan Electrical', area: 'SN, BA', trade: 'electrician', scheme: 'niceic', registration: 'D612345' },
  ],
  [
    '/partners/business',
    'business',
    { company: 'Morgan and Daughter', area: 'Gower', trade: 'Lettings', budget: '10k-20k' },
  ],
] as const)('an application at %s is a lead of its own kind', async (path, kind, row) => {
  const { body, lead, links } = await commit(path)
  expect(body).toEqual({
    message: 'Thank you! Somebody rings you about it while we’re open.',
    reference: lead.reference,
  })
  expect(lead).toMatchObject({ kind, source: `${kind}-form`, consent_marketing: true, consent_form: `${kind}-form` })
  expect(await enquiryOf('partner_applications', links[0]?.partner_applications_id)).toMatchObject({
    kind,
    ...row,
    marketing_consent: true,
  })
})

describe('Sparky', () => {
  test('rings the number given, whatever else is said, and the CRM has it at once', async () => {
    crm.clear()
    const { body, lead, links, deliveries } = await commit('/contact-sparky')
    expect(body).toEqual({ message: 'Call Request Sent!', reference: lead.reference, ghl: { success: true } })
    expect(lead).toMatchObject({
      kind: 'call-back',
      source: 'sparky-widget',
      email: null,
      phone: '07700 900 002',
      phone_e164: '+447700900002',
      consent_marketing: false,
      consent_form: 'sparky-widget',
    })
    expect(deliveries.map(({ channel, state }) => [channel, state])).toEqual([
      ['crm', 'sent'],
      ['sales-email', 'waiting'],
    ])
    expect(crm.contacts).toMatchObject([{ phone: '+447700900002' }])
    expect(await enquiryOf('call_requests', links[0]?.call_requests_id)).toMatchObject({
      kind: 'call-back',
      phone: '07700 900 002',
      source: 'sparky-widget',
    })
  })

  test('says so when the CRM does not have it, and goes on trying', async () => {
    crm.clear()
    crm.play('failing')
    const { status, body, deliveries } = await commit('/contact-sparky')
    crm.clear()
    expect([status, body]).toEqual([
      201,
      { message: 'Please call the number below to reach Sparky', reference: body.reference, ghl: { success: false } },
    ])
    expect(deliveries).toMatchObject([
      { channel: 'crm', state: 'waiting', attempts: 1 },
      { channel: 'sales-email', state: 'waiting' },
    ])
  })

  test('counts a call that left no number', async () => {
    const body = { ...ENQUIRIES['/contact-sparky'], phone: null }
    const added = await rowsAddedBy(async () => {
      expect(await submit('/contact-sparky', body)).toMatchObject({
        status: 201,
        body: { message: 'Please call the number below to reach Sparky', ghl: { success: false } },
      })
    })
    expect(added).toEqual({ call_requests: 1 })
    expect(
      (await pool.query('select kind::text as kind, phone from call_requests order by id desc limit 1')).rows,
    ).toEqual([{ kind: 'dialled', phone: null }])
  })
})
