import { describe, expect, test } from 'vitest'

import { getPriceList } from '@/lib/data/price-list'
import { describeResponse } from '@/lib/domain/opening-hours/describe-response'
import { responseDueAt } from '@/lib/domain/opening-hours/due-at'
import { DEFAULT_OPENING_HOURS } from '@/lib/domain/opening-hours/opening-hours'
import { poundsAndPence } from '@/lib/format/pounds'

import { ENQUIRIES, takenStatus } from '../../fixtures/enquiries'
import { rowsAddedBy } from '../support/rows'
import { commit, enquiryOf } from './commit'

const THANKS = "Thank you! We'll contact you within 15 minutes with your personalised quote."

/** The fields of a response that describe the saved lead. */
const linkTo = ({ reference, due_at: dueAt }: Record<string, unknown>) => ({
  reference,
  ...describeResponse({ dueAt: dueAt as Date, now: new Date(), hours: DEFAULT_OPENING_HOURS }),
  enquiry: expect.stringMatching(/^\/enquiry\/[\w-]{43}$/),
})

describe.each([
  [
    '/contact-inquiries',
    { contact_inquiries: 1, leads: 1, leads_rels: 1, people: 1, deliveries: 3, idempotency_keys: 1 },
  ],
  ['/contact', { contact_inquiries: 1, leads: 1, leads_rels: 1, people: 1, deliveries: 3, idempotency_keys: 1 }],
  ['/survey-leads', { survey_leads: 1, leads: 1, leads_rels: 1, people: 1, deliveries: 3, idempotency_keys: 1 }],
  [
    '/calculator-results',
    { calculator_usage: 1, leads: 1, leads_rels: 1, people: 1, deliveries: 3, idempotency_keys: 1 },
  ],
  ['/project-quotes', { project_quotes: 1, leads: 1, leads_rels: 1, people: 1, deliveries: 3, idempotency_keys: 1 }],
  [
    '/configuration-quotes',
    { configuration_quotes: 1, leads: 1, leads_rels: 1, people: 1, deliveries: 3, idempotency_keys: 1 },
  ],
  ['/datasheet', { datasheet_leads: 1, leads: 1, leads_rels: 1, people: 1, deliveries: 3, idempotency_keys: 1 }],
  [
    '/partners/distributor',
    { partner_applications: 1, leads: 1, leads_rels: 1, people: 1, deliveries: 3, idempotency_keys: 1 },
  ],
  [
    '/partners/installer',
    { partner_applications: 1, leads: 1, leads_rels: 1, people: 1, deliveries: 3, idempotency_keys: 1 },
  ],
  [
    '/partners/business',
    { partner_applications: 1, leads: 1, leads_rels: 1, people: 1, deliveries: 3, idempotency_keys: 1 },
  ],
  ['/contact-sparky', { call_requests: 1, leads: 1, leads_rels: 1, people: 1, deliveries: 2, idempotency_keys: 1 }],
] as const)('POST %s', (path, rows) => {
  test('writes one enquiry with everything that follows from it, and nothing else', async () => {
    expect(await rowsAddedBy(() => commit(path))).toEqual(rows)
  })

  test('returns the reference under which everything was written', async () => {
    const { status, body, key, lead, keys, links } = await commit(path)
    expect(status).toBe(takenStatus(path))
    expect(body.reference).toMatch(/^PB-[0-9A-Z]{4}-[0-9A-Z]{4}$/)
    expect(links).toMatchObject([{ path: 'enquiry' }])
    expect(keys).toMatchObject([{ key: `sent:/api${path}:${key}`, reference: body.reference }])
    expect(lead).toMatchObject({
      status: 'new',
      quarantined: false,
      quarantine_reasons: null,
      answered_at: null,
      assignee_id: null,
      consent_wording_version: expect.stringMatching(/^\d{4}-\d{2}$/),
    })
  })

  test('sets the due time by opening hours', async () => {
    const { lead } = await commit(path)
    const receivedAt = lead.consent_given_at as Date
    expect(lead.due_at).toEqual(responseDueAt({ receivedAt, hours: DEFAULT_OPENING_HOURS, promiseMinutes: 15 }))
  })
})

test('a quote request is parsed from its message', async () => {
  const { body, lead, links, deliveries } = await commit('/contact-inquiries')
  expect(body).toEqual({ message: THANKS, ...linkTo(lead) })
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

test('a data protection complaint is due in 30 days, and no quote is promised', async () => {
  const { body, lead } = await commit('/contact', { projectType: 'data-protection' })
  expect(body).toEqual({ message: 'Thank you!', ...linkTo(lead) })
  expect(lead).toMatchObject({ kind: 'contact', source: 'data-protection' })
  // The two times are read from the clock separately.
  const days = ((lead.due_at as Date).getTime() - (lead.consent_given_at as Date).getTime()) / (24 * 60 * 60_000)
  expect(days).toBeCloseTo(30, 4)
})

test('a message from the contact form is kept verbatim', async () => {
  const { body, lead, links } = await commit('/contact')
  expect(body).toEqual({ message: THANKS, ...linkTo(lead) })
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

test('a contact without a phone number is stored without one', async () => {
  const { lead, deliveries } = await commit('/contact', { phone: null, projectType: null, details: null })
  expect(lead).toMatchObject({ phone: null, phone_e164: null, message: '' })
  expect(deliveries).toHaveLength(3)
})

test('an extension stays visible beside the number to dial, and an internationalised email address is stored in ASCII', async () => {
  const { lead } = await commit('/contact', { phone: '020 7946 0018 ext 9', email: 'ada@exämple.de' })
  expect(lead).toMatchObject({
    phone: '020 7946 0018 ext 9',
    phone_e164: '+442079460018',
    email: 'ada@xn--exmple-cua.de',
  })
  expect(lead.answers).toContainEqual({ label: 'Phone', value: '020 7946 0018 ext 9' })
})

test('a survey keeps its answers and its defaults', async () => {
  const { body, lead, links } = await commit('/survey-leads')
  expect(body).toEqual({ message: THANKS, ...linkTo(lead) })
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

test('a calculator’s result keeps the answers and the server’s calculation', async () => {
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

test('a project keeps its requirements, and panels and price from the server', async () => {
  const { lead, links } = await commit('/project-quotes')
  expect(lead).toMatchObject({ kind: 'project-quote', source: 'project-quote', postcode: 'SN10 1AA' })
  const project = await enquiryOf('project_quotes', links[0]?.project_quotes_id)
  expect(project).toMatchObject({
    customer_name: 'Ines Okafor',
    customer_email: 'ines@example.com',
    customer_phone: '01632 960 011',
    project_type: 'retrofit',
    building_specs: { type: 'school', floorAreaM2: 640, company: 'Okafor Architects' },
    heating_requirements: { now: 'oil-boiler', hours: 'working-days' },
    solar_requirements: { state: 'planned', kwp: 12 },
    recommended_products: [expect.objectContaining({ kind: 'panels', quantity: expect.any(Number) })],
    status: 'draft',
  })
  expect(Number(project?.total_cost)).toBeGreaterThan(1_000)
})

test('a configuration is priced by the server and keeps every field', async () => {
  const { body, lead, links } = await commit('/configuration-quotes')
  expect(body).toEqual({
    message: 'Thank you! The price of your system is on its way to your inbox.',
    ...linkTo(lead),
  })
  expect(lead).toMatchObject({ kind: 'configuration', source: 'configurator', phone_e164: '+441632960010' })
  const quote = await enquiryOf('configuration_quotes', links[0]?.configuration_quotes_id)
  expect(quote).toMatchObject({
    customer_name: 'Gwen Pritchard',
    email: 'gwen@example.com',
    phone: '01632 960 010',
    address: '1 Hill Road\nDevizes',
    preferred_contact_time: 'morning',
    property_type: 'bungalow',
    property_size: '80',
    rooms: '2',
    current_heating: 'storage-heaters',
    current_bill: '145',
    heating_issues: 'The bedrooms are damp.',
    installation_type: 'two-rooms',
    thermostat_zones: '1',
    installation_location: 'Two bedrooms',
    estimated_savings: null,
    warranty_extension: true,
    maintenance_plan: false,
    quote_status: 'pending',
    ghl_contact_id: null,
    submitted_at: expect.any(Date),
  })
  const { panelPence, deliveryPence } = await getPriceList()
  const panels = Number(quote?.panel_quantity)
  expect(100 * Number(quote?.total_cost)).toBe(panels * (panelPence + 15_000) + deliveryPence)
  expect(lead.answers).toContainEqual({
    label: 'Total including VAT',
    value: poundsAndPence(100 * Number(quote?.total_cost)),
  })
})

test('a request for the datasheet keeps the project', async () => {
  const { body, lead, links } = await commit('/datasheet')
  expect(body).toEqual({
    message: 'Thank you! Your datasheet is ready to download, and we’ve emailed you a link.',
    ...linkTo(lead),
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
] as const)('an application at %s creates a lead of its own kind', async (path, kind, row) => {
  const { body, lead, links } = await commit(path)
  expect(body).toEqual({
    message: 'Thank you! We’ll call you about it during opening hours.',
    ...linkTo(lead),
  })
  expect(lead).toMatchObject({ kind, source: `${kind}-form`, consent_marketing: true, consent_form: `${kind}-form` })
  expect(await enquiryOf('partner_applications', links[0]?.partner_applications_id)).toMatchObject({
    kind,
    ...row,
    marketing_consent: true,
  })
})
