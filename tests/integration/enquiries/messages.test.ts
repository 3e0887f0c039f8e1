import { describe, expect, test } from 'vitest'

import { type EndpointPath, ENQUIRIES } from '../../fixtures/enquiries'
import { submit } from '../support/enquiries'
import { pool, rowsAddedBy } from '../support/rows'

const missing = undefined
const NAME_2 = 'Name must be at least 2 characters'
const FIRST_2 = 'First name must be at least 2 characters'
const EMAIL = 'Please enter a valid email address'
const PHONE = 'Please enter a valid phone number'
const TERMS = 'You must accept the terms and conditions'
const INVALID = 'Invalid input'

const PREMIUM_RATE = [
  '0909 879 0001',
  '0906 100 0000',
  '070 1234 5678',
  '118 118',
  '118118',
  '0843 000 0000',
  '0870 000 0000',
  '+44 909 879 0001',
  '0044 70 1234 5678',
]

const BAD_EMAILS = [
  missing,
  null,
  '',
  'ada',
  'ada@',
  '@example.com',
  'ada@example',
  'ada example.com',
  'ada@exa mple.com',
  `${'a'.repeat(250)}@example.com`,
  7,
  ['ada@example.com'],
  {},
]
const BAD_PHONES = [
  missing,
  '',
  '01632',
  '123456789',
  'ring me please',
  '0'.repeat(50),
  ...PREMIUM_RATE,
  1632960001,
  ['01632 960 001'],
]

type Case = { path: EndpointPath; field: string; values: unknown[]; message: string }

const CASES: Case[] = [
  { path: '/contact-inquiries', field: 'name', values: [missing, null, '', 'P', ' P ', 7, ['Priya']], message: NAME_2 },
  { path: '/contact-inquiries', field: 'email', values: BAD_EMAILS, message: EMAIL },
  { path: '/contact-inquiries', field: 'phone', values: [...BAD_PHONES, null], message: PHONE },
  {
    path: '/contact-inquiries',
    field: 'message',
    values: [missing, null, '', ' \n ', 7],
    message: 'Message is required',
  },
  {
    path: '/contact-inquiries',
    field: 'message',
    values: ['x'.repeat(8_001)],
    message: 'Please use 8,000 characters or fewer',
  },
  { path: '/contact-inquiries', field: 'termsConsent', values: [false, 'true', 1, null], message: TERMS },
  { path: '/contact-inquiries', field: 'company', values: [7, {}], message: INVALID },
  { path: '/contact-inquiries', field: 'source', values: [7, {}], message: INVALID },
  {
    path: '/contact-inquiries',
    field: 'source',
    values: ['x'.repeat(101)],
    message: 'Please use 100 characters or fewer',
  },

  { path: '/contact', field: 'firstName', values: [missing, null, '', '  '], message: 'First name is required' },
  { path: '/contact', field: 'lastName', values: [missing, null, '', '  '], message: 'Last name is required' },
  { path: '/contact', field: 'firstName', values: ['x'.repeat(101)], message: 'Please use 100 characters or fewer' },
  { path: '/contact', field: 'email', values: BAD_EMAILS, message: EMAIL },
  {
    path: '/contact',
    field: 'email',
    values: ['ada@example.com\r\nBcc: all@example.com', 'ada\u0000@'],
    message: EMAIL,
  },
  {
    path: '/contact',
    field: 'phone',
    values: BAD_PHONES.filter((value) => value !== missing && value !== ''),
    message: PHONE,
  },
  { path: '/contact', field: 'details', values: [7, {}], message: INVALID },

  {
    path: '/contact-sparky',
    field: 'phone',
    values: [
      ...BAD_PHONES.filter((value) => value !== missing && value !== ''),
      '+33 1 23 45 67 89',
      '0800 123 4567',
      '01534 496 000',
      '07624 000 000',
    ],
    message: PHONE,
  },
  { path: '/contact-sparky', field: 'email', values: ['ada'], message: 'Invalid email' },
  { path: '/contact-sparky', field: 'email', values: [7], message: INVALID },

  { path: '/survey-leads', field: 'firstName', values: [missing, null, '', 'M', 7], message: FIRST_2 },
  { path: '/survey-leads', field: 'email', values: BAD_EMAILS, message: EMAIL },
  { path: '/survey-leads', field: 'phone', values: [...BAD_PHONES, null], message: PHONE },
  {
    path: '/survey-leads',
    field: 'postcode',
    values: ['SN10', '12345', 'not a postcode', 'CC1 1CC', 7],
    message: 'Please enter a valid postcode',
  },
  { path: '/survey-leads', field: 'propertyType', values: ['castle', 7, []], message: 'Please select a property type' },
  { path: '/survey-leads', field: 'propertySize', values: ['huge'], message: 'Please select property size' },
  { path: '/survey-leads', field: 'currentHeating', values: ['fire'], message: 'Please select current heating system' },
  { path: '/survey-leads', field: 'budget', values: ['a-lot'], message: 'Please select budget range' },
  { path: '/survey-leads', field: 'urgency', values: ['yesterday'], message: 'Please select urgency' },
  { path: '/survey-leads', field: 'marketingConsent', values: ['yes', 1, null], message: INVALID },
  { path: '/configuration-quotes', field: 'customerName', values: [missing, null, '', 'G', 7], message: NAME_2 },
  { path: '/configuration-quotes', field: 'email', values: BAD_EMAILS, message: EMAIL },
  {
    path: '/configuration-quotes',
    field: 'extraPanels',
    values: [100, -100, 1.5, '1e1', null],
    message: 'Please add or take away fewer than 100 panels',
  },
  {
    path: '/configuration-quotes',
    field: 'installationType',
    values: [missing, 'shed', []],
    message: 'Please select what to heat',
  },
  { path: '/configuration-quotes', field: 'warrantyExtension', values: ['yes', 1], message: INVALID },
  { path: '/datasheet', field: 'name', values: [missing, null, '', 'N', ' N ', 7, ['Ngozi']], message: NAME_2 },
  { path: '/datasheet', field: 'email', values: BAD_EMAILS, message: EMAIL },
  { path: '/datasheet', field: 'phone', values: [...BAD_PHONES, null], message: PHONE },
  {
    path: '/datasheet',
    field: 'projectType',
    values: [missing, null, '', 'castle', 7, []],
    message: 'Please select a project type',
  },
  {
    path: '/datasheet',
    field: 'timeframe',
    values: [missing, null, '', 'yesterday', 7, {}],
    message: 'Please select a timeframe',
  },
  { path: '/datasheet', field: 'propertySize', values: ['huge', 7], message: 'Please select property size' },
  { path: '/datasheet', field: 'marketingConsent', values: ['yes', 1, null], message: INVALID },
  { path: '/datasheet', field: 'jobTitle', values: ['x'.repeat(101)], message: 'Please use 100 characters or fewer' },

  { path: '/partners/distributor', field: 'name', values: [missing, null, '', 'T', 7], message: NAME_2 },
  { path: '/partners/distributor', field: 'email', values: BAD_EMAILS, message: EMAIL },
  { path: '/partners/distributor', field: 'phone', values: [...BAD_PHONES, null], message: PHONE },
  {
    path: '/partners/distributor',
    field: 'company',
    values: [missing, null, '', '  ', 7],
    message: 'Please enter the name of your firm',
  },
  {
    path: '/partners/distributor',
    field: 'area',
    values: [missing, null, '', ' ', 7, []],
    message: 'Please enter an area',
  },
  { path: '/partners/distributor', field: 'experience', values: ['always', 7], message: 'Please select how long' },

  {
    path: '/partners/installer',
    field: 'company',
    values: [missing, null, ''],
    message: 'Please enter the name of your firm',
  },
  { path: '/partners/installer', field: 'phone', values: [...BAD_PHONES, null], message: PHONE },
  {
    path: '/partners/installer',
    field: 'trade',
    values: [missing, null, '', 'wizard', 7],
    message: 'Please select a trade',
  },
  {
    path: '/partners/installer',
    field: 'scheme',
    values: [missing, null, '', 'made-up'],
    message: 'Please select a scheme',
  },
  { path: '/partners/installer', field: 'registration', values: [7, {}], message: INVALID },

  { path: '/partners/business', field: 'email', values: BAD_EMAILS, message: EMAIL },
  { path: '/partners/business', field: 'area', values: [missing, null, ''], message: 'Please enter an area' },
  {
    path: '/partners/business',
    field: 'trade',
    values: [missing, null, '', ' '],
    message: 'Please say what you do now',
  },
  { path: '/partners/business', field: 'budget', values: ['a-lot'], message: 'Please select budget range' },

  { path: '/survey-leads', field: 'termsConsent', values: [false, 'on'], message: TERMS },
]

describe.each(CASES)('$path $field: $message', ({ path, field, values, message }) => {
  test.each(values.map((value) => [value]))('%j', async (value) => {
    const added = await rowsAddedBy(async () => {
      const { status, body } = await submit(path, { ...ENQUIRIES[path], [field]: value })
      expect([status, body]).toEqual([400, { message, errors: [{ path: field, message }] }])
    })
    expect(added).toEqual({})
  })
})

test('every invalid field is named, in the order of the form', async () => {
  const { status, body } = await submit('/survey-leads', { firstName: 'M', email: 'mei', phone: '1', website: '' })
  expect([status, body]).toEqual([
    400,
    {
      message: FIRST_2,
      errors: [
        { path: 'firstName', message: FIRST_2 },
        { path: 'email', message: EMAIL },
        { path: 'phone', message: PHONE },
      ],
    },
  ])
})

test.each(['admin', 'status', 'createdAt', 'id', 'leadStatus', 'quarantined', 'constructor'])(
  'a field that does not belong to the form is refused: %s',
  async (field) => {
    for (const path of Object.keys(ENQUIRIES) as EndpointPath[]) {
      const { status, body } = await submit(path, { ...ENQUIRIES[path], [field]: 'new' })
      expect([path, status, body.message]).toEqual([path, 400, INVALID])
    }
  },
)

test.each([
  '07700 900 005',
  '(07700) 900-005',
  '+447700900005',
  '0044 7700 900005',
  '01632 960 005',
  '020 7946 0005',
  '0333 000 0005',
])('Sparky rings %s', async (phone) => {
  const { status, body } = await submit('/contact-sparky', { ...ENQUIRIES['/contact-sparky'], phone })
  expect([status, body.reference]).toEqual([200, expect.any(String)])
})

test.each(["O'Brien", 'Ó Súilleabháin', 'Nguyễn', '李', 'محمد', 'Zoë 🌞', 'd’Arcy-Smith'])(
  'a name is accepted unchanged: %s',
  async (lastName) => {
    const { status, body } = await submit('/contact', { ...ENQUIRIES['/contact'], lastName })
    expect(status).toBe(201)
    const { rows } = await pool.query('select last_name from leads where reference = $1', [body.reference])
    expect(rows).toEqual([{ last_name: lastName.normalize('NFC') }])
  },
)
