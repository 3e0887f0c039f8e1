import { expect, test } from 'vitest'
import type * as z from 'zod'

import { ENQUIRIES } from '../../../tests/fixtures/enquiries'
import { datasheetLeadSchema } from './datasheet-lead'
import { fieldErrors } from './field-errors'
import { partnerSchemas } from './partner-application'

const NAME = 'Name must be at least 2 characters'
const EMAIL = 'Please enter a valid email address'
const PHONE = 'Please enter a valid phone number'

const FORMS: [form: string, schema: z.ZodType, sent: object, needed: [path: string, message: string][]][] = [
  [
    'datasheet',
    datasheetLeadSchema,
    ENQUIRIES['/datasheet'],
    [
      ['name', NAME],
      ['email', EMAIL],
      ['phone', PHONE],
      ['projectType', 'Please select a project type'],
      ['timeframe', 'Please select a timeframe'],
    ],
  ],
  [
    'distributor',
    partnerSchemas.distributor,
    ENQUIRIES['/partners/distributor'],
    [
      ['name', NAME],
      ['company', 'Please enter the name of your firm'],
      ['email', EMAIL],
      ['phone', PHONE],
      ['area', 'Please enter an area'],
    ],
  ],
  [
    'installer',
    partnerSchemas.installer,
    ENQUIRIES['/partners/installer'],
    [
      ['name', NAME],
      ['company', 'Please enter the name of your firm'],
      ['email', EMAIL],
      ['phone', PHONE],
      ['trade', 'Please select a trade'],
      ['area', 'Please enter an area'],
      ['scheme', 'Please select a scheme'],
    ],
  ],
  [
    'business',
    partnerSchemas.business,
    ENQUIRIES['/partners/business'],
    [
      ['name', NAME],
      ['email', EMAIL],
      ['phone', PHONE],
      ['area', 'Please enter an area'],
      ['trade', 'Please say what you do now'],
    ],
  ],
]

test.each(FORMS)('%s: reports missing fields in form order', (_form, schema, _sent, needed) => {
  const { error } = schema.safeParse({})
  expect(error && fieldErrors(error).map(({ path, message }) => [path, message])).toEqual(needed)
})

test.each(FORMS)('%s: accepts blank optional fields and rejects unknown ones', (_form, schema, sent, needed) => {
  const blank = Object.fromEntries(Object.keys(sent).map((field) => [field, field === 'marketingConsent' ? false : '']))
  const needs = Object.fromEntries(needed.map(([field]) => [field, sent[field as keyof typeof sent]]))
  expect(schema.safeParse({ ...blank, ...needs })).toMatchObject({ success: true, data: { marketingConsent: false } })
  expect(schema.safeParse({ ...sent, leadStatus: 'new' }).success).toBe(false)
})
