import { expect, test } from 'vitest'
import * as z from 'zod'

import { LIMITS } from '@/lib/platform/limits'

import { openApiDocument } from './open-api'

type Body = { content: { 'application/json': { schema: z.core.JSONSchema.JSONSchema; example: unknown } } }
type Document = {
  info: { description: string }
  paths: Record<string, { post: { requestBody: Body; responses: Record<string, Body> } }>
  components: { schemas: Record<string, z.core.JSONSchema.JSONSchema> }
}

const { info, paths, components } = JSON.parse(JSON.stringify(openApiDocument())) as Document // as clients receive the document
const questions = Object.entries(paths).map(([path, { post }]) => ({
  path,
  ...post.requestBody.content['application/json'],
}))

test.each(questions)(
  'the example of $path matches its schema, but not with an additional field',
  ({ schema, example }) => {
    const read = z.fromJSONSchema(schema)
    expect(read.safeParse(example).error?.issues).toBeUndefined()
    expect(read.safeParse({ ...Object(example), colour: 'red' }).success).toBe(false)
  },
)

test.each([
  ['SN', true],
  ['sn10 1aa', true],
  ['Ec1A 1bB', true],
  ['SN10 1AAA', false],
  ['10', false],
])('the schema of the quick estimate accepts the same postcodes as we do: %s', (postcode, isPostcode) => {
  const quick = questions.find(({ path }) => path.endsWith('/quick'))
  expect(z.fromJSONSchema(quick?.schema ?? false).safeParse({ ...Object(quick?.example), postcode }).success).toBe(
    isPostcode,
  )
})

test.each(Object.entries(paths))(
  '%s documents its own result schema and every refusal',
  (path, { post: { responses } }) => {
    const name = path.split('/').at(-1)?.replaceAll('-', '') ?? ''
    const { $ref = '' } = responses['200']?.content['application/json'].schema ?? {}
    const schema = components.schemas[$ref.replace('#/components/schemas/', '')]
    expect($ref.toLowerCase()).toBe(`#/components/schemas/${name}answer`)
    expect(schema?.required).toEqual(expect.arrayContaining(['working', 'hash']))
    expect(Object.keys(responses)).toEqual(['200', '400', '403', '413', '415', '429', '500'])
  },
)

test('the limits documented are those applied', () => {
  expect(LIMITS.calculation.map(({ perSeconds }) => perSeconds)).toEqual([60, 24 * 60 * 60])
  expect(info.description).toContain('Each sender can make 60 requests a minute and 2,000 a day. Programs')
})
