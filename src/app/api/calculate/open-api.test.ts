import { expect, test } from 'vitest'
import * as z from 'zod'

import { LIMITS } from '@/lib/platform/limits'
import { quickEstimateSchema } from '@/lib/schemas/calculate/quick-estimate'

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

test.each(['SN', 'sn10 1aa', 'Ec1A 1bB', 'SN15-1AA', 'SN1O 1AA.'])(
  'the schema of the quick estimate refuses no postcode that we read: %s',
  (postcode) => {
    const quick = questions.find(({ path }) => path.endsWith('/quick'))
    const read = z.fromJSONSchema(quick?.schema ?? false)
    expect(read.safeParse({ ...Object(quick?.example), postcode }).error?.issues).toBeUndefined()
    expect(quickEstimateSchema.safeParse({ ...Object(quick?.example), postcode }).success).toBe(true)
  },
)

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
