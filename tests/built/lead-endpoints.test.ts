import { expect, test } from 'vitest'

import { endpoints, leadEndpoints } from '@/lib/routing/endpoints'

import { type RawResponse, send } from './raw-request'

const post = (path: string) =>
  send({ method: 'POST', path, body: '{}', headers: { 'content-type': 'application/json' } })

/** Next names the headers of its own requests in each of its answers. */
const isByNext = ({ head }: RawResponse) => /^vary: .*\brsc\b/im.test(head)

test.each(Object.values(leadEndpoints))('%s refuses an empty enquiry, without Next', async (path) => {
  const answer = await post(path)
  expect(answer.status).toBe(400)
  expect(JSON.parse(answer.body)).toMatchObject({ message: expect.any(String), errors: expect.any(Array) })
  expect(isByNext(answer)).toBe(false)
  for (const header of ['x-content-type-options', 'content-security-policy', 'x-request-id', 'content-length'])
    expect(answer.head.toLowerCase()).toContain(`\r\n${header}: `)
})

test('other endpoints are Next’s', async () => {
  expect(isByNext(await post(endpoints.typedProject))).toBe(true)
})
