import type { PayloadRequest } from 'payload'
import { describe, expect, test, vi } from 'vitest'
import * as z from 'zod'

import { documentAction } from './document-action'

const schema = z.strictObject({ reason: z.string().trim().min(1, 'Enter a reason.') })
const act = vi.fn(({ input }: { input: unknown }) =>
  Promise.resolve({ status: 200, message: `Done: ${JSON.stringify(input)}` }),
)
const texts = { name: 'close', rule: () => true, forbidden: 'Not you.', missing: { status: 404, message: 'Gone.' } }

async function reply(of: { id?: string; body?: () => Promise<unknown>; withSchema?: boolean }) {
  act.mockClear()
  const { handler } = documentAction({ ...texts, act, ...(of.withSchema !== false && { schema }) })
  const req = { user: { id: 1 }, routeParams: { id: of.id ?? '7' }, json: of.body } as unknown as PayloadRequest
  const response = await handler(req)
  return [response.status, ((await response.json()) as { message: string }).message]
}

describe('an action on a document', () => {
  test('receives its body as the schema reads it', async () => {
    expect(await reply({ body: async () => ({ reason: ' Sold ' }) })).toEqual([200, 'Done: {"reason":"Sold"}'])
  })

  test.each([
    ['that the schema refuses', async () => ({ reason: ' ' }), 'Enter a reason.'],
    ['that is not JSON', () => Promise.reject(new SyntaxError('not JSON')), expect.stringMatching(/./)],
    ['that is missing', undefined, expect.stringMatching(/./)],
  ])('is refused with a body %s', async (_, body, message) => {
    expect(await reply({ body })).toEqual([400, message])
    expect(act).not.toHaveBeenCalled()
  })

  test('needs no body without a schema', async () => {
    expect(await reply({ withSchema: false })).toEqual([200, 'Done: undefined'])
  })

  test('is not tried with an id that no document can have', async () => {
    expect(await reply({ id: 'seven', body: async () => ({ reason: 'Sold' }) })).toEqual([404, 'Gone.'])
  })
})
