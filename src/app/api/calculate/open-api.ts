import * as z from 'zod'

import { writtenNumber } from '@/lib/format/written-number'
import { LIMITS } from '@/lib/platform/limits'
import { refusalSchema } from '@/lib/schemas/calculate/result-envelope'

import { ANSWERS, CALCULATIONS } from './calculations'

const [perMinute = '', perDay = ''] = LIMITS.calculation.map(({ points }) => writtenNumber(points))

const ABOUT =
  'The calculations behind this site. Every figure comes with its working: the named quantities behind it, with formula, unit and source. ' +
  `Nothing is stored. Each sender can make ${perMinute} requests a minute and ${perDay} a day. ` +
  'Programs can call it from anywhere; browsers only from pages of this site.'

const REFUSALS = {
  400: 'A field is missing or out of range: `errors` says which, and `path` is empty for the body as a whole',
  403: 'Called by a browser from a page on another site',
  413: 'The body is too large',
  415: 'The body is not JSON',
  429: 'Too many requests from your IP address: `Retry-After` gives the wait in seconds',
  500: 'We could not work it out: the fault is on our side',
}

const json = (schema: object, example?: object) => ({
  content: { 'application/json': { schema, ...(example && { example }) } },
})
const refusals = Object.fromEntries(
  Object.entries(REFUSALS).map(([status, description]) => [
    status,
    { description, ...json({ $ref: '#/components/schemas/Refusal' }) },
  ]),
)

/** The description of the calculation API, generated from the schemas that validate requests. */
export function openApiDocument() {
  const paths = CALCULATIONS.map(({ name, summary, schema, example, answer }) => [
    `/api/calculate/${name}`,
    {
      post: {
        operationId: name,
        summary,
        requestBody: { required: true, ...json(jsonSchemaOf(schema), example) },
        responses: {
          200: { description: 'The figures with their working', ...json({ $ref: `#/components/schemas/${answer}` }) },
          ...refusals,
        },
      },
    },
  ])
  const results = Object.fromEntries(Object.entries(ANSWERS).map(([name, schema]) => [name, jsonSchemaOf(schema)]))
  return {
    openapi: '3.1.0',
    info: { title: 'Powerboard calculations', version: '1', description: ABOUT },
    servers: [{ url: '/' }],
    paths: Object.fromEntries(paths),
    components: { schemas: { ...results, Refusal: jsonSchemaOf(refusalSchema) } },
  }
}

/** The input schema, before defaults are applied; OpenAPI states the dialect once for the whole document. */
function jsonSchemaOf(schema: z.ZodType): object {
  const { $schema: _, '~standard': __, ...rest } = z.toJSONSchema(schema, { io: 'input' })
  return rest
}
