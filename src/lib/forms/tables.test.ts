import { describe, expect, test } from 'vitest'

import { formSchema } from '@/lib/schemas/schema-of'

import { answersOf } from './answers-of'
import { CONTACT_FIELDS } from './contact'
import { DATASHEET_FIELDS } from './datasheet'
import type { AnswersOf, Field, Fields } from './field'
import { PARTNER_FIELDS } from './partners'
import { PROJECT_QUOTE_FIELDS, PROJECT_QUOTE_FORM } from './project-quote'
import { QUOTE_FIELDS, QUOTE_STEPS, quoteAnswers, quoteStepFields } from './quote'
import { QUOTE_REQUEST_FIELDS } from './quote-request'

const TABLES: Record<string, Fields> = {
  contact: CONTACT_FIELDS,
  quote: QUOTE_FIELDS,
  'quote request': QUOTE_REQUEST_FIELDS,
  datasheet: DATASHEET_FIELDS,
  'project quote': PROJECT_QUOTE_FIELDS,
  ...PARTNER_FIELDS,
}

function sampleOf(field: Field): unknown {
  if (field.type === 'checkboxes') return field.options.slice(0, 2).map(({ value }) => value)
  if ('options' in field) return field.options[0]?.value
  if (field.type === 'number') return field.min
  if (field.type === 'marketing-consent' || field.type === 'terms') return true
  return { email: 'ann@example.com', phone: '07700 900225', postcode: 'SN10 1AA' }[String(field.type)] ?? 'Ann'
}

const filled = <All extends Fields>(fields: All) =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, sampleOf(field)])) as AnswersOf<All>

const labelOf = (field: Field) => (field.answer === undefined ? field.label : field.answer)

describe.each(Object.entries(TABLES))('the fields of %s', (_name, fields) => {
  test('are all accepted, and anything else refused', () => {
    expect(formSchema(fields).safeParse(filled(fields)).error).toBeUndefined()
    expect(formSchema(fields).safeParse({ ...filled(fields), nowhere: 'x' }).success).toBe(false)
  })

  test('are refused if they are required and missing, with a message', () => {
    const { error } = formSchema(fields).safeParse({})
    const required = Object.entries(fields).filter(([, { required: isRequired }]) => isRequired)
    expect(error?.issues.map(({ path }) => path.join('.'))).toEqual(required.map(([name]) => name))
    expect(error?.issues.every(({ message }) => message !== '')).toBe(true)
  })

  test('may be blank if they are not required', () => {
    const optional = Object.entries(fields).filter(
      ([, { required, type }]) => !required && type !== 'marketing-consent',
    )
    for (const blank of ['', null]) {
      const blanks = Object.fromEntries(optional.map(([name, { type }]) => [name, type === 'checkboxes' ? [] : blank]))
      expect(formSchema(fields).safeParse({ ...filled(fields), ...blanks }).error).toBeUndefined()
    }
  })

  test('all reach staff, unless they say that they need not', () => {
    const labels = Object.values(fields).flatMap((field) => labelOf(field) ?? [])
    expect(answersOf(fields, filled(fields)).map(({ label }) => label)).toEqual([...new Set(labels)])
  })
})

test('the text of a quote request has every answer about the property and the project', () => {
  const { firstName, lastName, email, phone, additionalInfo, ...listed } = QUOTE_FIELDS
  expect([firstName, lastName, email, phone].every(({ step }) => step === 'contact')).toBe(true)
  expect(additionalInfo.type).toBe('paragraphs')
  const labels = Object.values<Field>(listed).flatMap((field) => labelOf(field) ?? [])
  expect(Object.keys(quoteAnswers(filled(QUOTE_FIELDS)))).toEqual(labels)
})

test('the steps and the parts of a form show each of its fields once', () => {
  expect(QUOTE_STEPS.flatMap(quoteStepFields).sort()).toEqual(Object.keys(QUOTE_FIELDS).sort())
  expect(PROJECT_QUOTE_FORM.parts.flatMap(({ names }) => names).sort()).toEqual(
    Object.keys(PROJECT_QUOTE_FIELDS).sort(),
  )
})
