import * as z from 'zod'

import type { AnswerOf, Field, Fields } from '@/lib/forms/field'
import { MESSAGES } from '@/lib/forms/messages'

import {
  atMost,
  blankIsAbsent,
  choice,
  email,
  emailOr,
  line,
  marketingConsent,
  paragraphs,
  personName,
  phone,
  postcode,
  robotTraps,
  showsAtLeast,
  termsConsent,
} from './fields'
import { typedAmount } from './typed-amount'

const LINE_LENGTH_MAX = 100
const UNIT = /(?:m[²2]?|kwp?|kwh|kw|°c?|£)$/i

type Shape<All extends Fields> = { [Name in keyof All]: z.ZodType<AnswerOf<All[Name]>> }

/** What a form sends: the answers to its fields, and nothing else. */
export const formSchema = <All extends Fields>(fields: All) => z.strictObject({ ...schemasOf(fields), ...robotTraps })

/** The schemas of the fields of a form, by name. */
export function schemasOf<All extends Fields>(fields: All): Shape<All> {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, schemaOf(field)])) as Shape<All>
}

function schemaOf(field: Field): z.ZodType {
  switch (field.type) {
    case 'marketing-consent':
      return marketingConsent
    case 'terms':
      return termsConsent
    case 'paragraphs':
      return field.required ? textSchema(field) : blankIsAbsent(paragraphs({ max: field.lengthMax }).default(''))
    case 'checkboxes':
      return choices(field)
    case 'number':
      return field.required ? typedNumber(field) : blankNumberIsAbsent(typedNumber(field).optional())
    default: {
      const schema = textSchema(field)
      return field.required ? schema : blankIsAbsent(schema.optional())
    }
  }
}

type OfType<Type extends Field['type']> = Extract<Field, { type: Type }>

type TextField = Exclude<Field, { type: 'marketing-consent' | 'terms' | 'checkboxes' | 'number' }>

function textSchema(field: TextField) {
  const message = field.message && MESSAGES[field.message]
  switch (field.type) {
    case 'name':
      return personName({ message: message ?? MESSAGES.name, min: field.lengthMin })
    case 'email':
      return message === undefined ? email : emailOr(message)
    case 'phone':
      return field.lengthMax === undefined ? phone : phone.refine(atMost(field.lengthMax), MESSAGES.phone)
    case 'postcode':
      return postcode
    case 'line': {
      const short = line({ max: field.lengthMax ?? LINE_LENGTH_MAX, missing: message })
      return field.required ? short.refine(showsAtLeast(1), message) : short
    }
    case 'paragraphs': {
      const long = paragraphs({ max: field.lengthMax, missing: message })
      return field.lengthMin === undefined ? long : long.refine(showsAtLeast(field.lengthMin), message)
    }
    default:
      return field.isOpen ? line({ max: LINE_LENGTH_MAX }) : choice(field.options, message)
  }
}

function choices({ options, message: key }: OfType<'checkboxes'>) {
  const message = key && MESSAGES[key]
  return z.array(choice(options, message), message).refine(atMost(options.length), message).default([])
}

/** A number, or its text with thousands separators and an optional unit. */
function typedNumber({ min, max, message: key }: OfType<'number'>) {
  const message = key && MESSAGES[key]
  return z.preprocess(
    (value) => (typeof value === 'string' ? typedAmount(value, UNIT) : value),
    z.number(message).min(min, message).max(max, message),
  )
}

const blankNumberIsAbsent = (schema: z.ZodType) =>
  z.preprocess(
    (value) => (value === null || (typeof value === 'string' && value.trim() === '') ? undefined : value),
    schema,
  )
