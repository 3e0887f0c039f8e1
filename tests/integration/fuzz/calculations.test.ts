import fc from 'fast-check'
import { expect, test } from 'vitest'

import { ANSWERS, CALCULATIONS } from '@/app/api/calculate/calculations'
import { refusalSchema } from '@/lib/schemas/calculate/result-envelope'

import { badRequests } from '../../fixtures/bad-input'
import { CASE_COUNT } from '../../fixtures/case-count'
import { call, jsonRequest, request } from '../support/api'

const odd: fc.Arbitrary<unknown> = fc.oneof(
  fc.double(),
  fc.integer({ min: -3, max: 30 }),
  fc.double({ min: 0, max: 30, noNaN: true }),
  fc.constantFrom(0, -0, 1e-308, 1e308, null, '', '1', [], {}, true),
)

/** The path to every number, string or boolean in a request. */
function leavesOf(value: unknown, path: (string | number)[] = []): (string | number)[][] {
  if (Array.isArray(value)) return value.flatMap((item, at) => leavesOf(item, [...path, at]))
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([key, inner]) => leavesOf(inner, [...path, key]))
  return [path]
}

function withLeaf(value: unknown, [step, ...rest]: (string | number)[], leaf: unknown): unknown {
  if (step === undefined) return leaf
  if (Array.isArray(value)) return value.map((item, at) => (at === step ? withLeaf(item, rest, leaf) : item))
  return { ...(value as object), [step]: withLeaf((value as Record<string, unknown>)[step], rest, leaf) }
}

async function expectResultOrRefusal(response: Response, schemaName: keyof typeof ANSWERS) {
  expect([200, 400, 403, 413, 415]).toContain(response.status)
  const body: unknown = await response.json()
  // NaN would become null in JSON, and no step may contain it.
  expect((response.status === 200 ? ANSWERS[schemaName] : refusalSchema).safeParse(body).error).toBeUndefined()
}

test.each(CALCULATIONS)('$name: odd numbers anywhere give a result or a refusal', async ({ name, example, answer }) => {
  const changes = fc.array(fc.tuple(fc.constantFrom(...leavesOf(example)), odd), { minLength: 1, maxLength: 4 })
  await fc.assert(
    fc.asyncProperty(changes, async (changed) => {
      const question = changed.reduce<unknown>((all, [path, leaf]) => withLeaf(all, path, leaf), example)
      await expectResultOrRefusal(await call(jsonRequest('POST', `/calculate/${name}`, question)), answer)
    }),
    { numRuns: CASE_COUNT },
  )
})

test.each(CALCULATIONS)('$name: bad requests are refused with a message', async ({ name, example, answer }) => {
  await fc.assert(
    fc.asyncProperty(badRequests({ ...example }), async ({ headers, body }) => {
      await expectResultOrRefusal(
        await call(request(`/calculate/${name}`, { method: 'POST', headers, body: body as BodyInit })),
        answer,
      )
    }),
    { numRuns: CASE_COUNT },
  )
})
