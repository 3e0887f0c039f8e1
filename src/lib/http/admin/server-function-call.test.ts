import { expect, test } from 'vitest'

import { isServerFunctionCall } from './server-function-call'

const call = (body: BodyInit, headers: Record<string, string> = {}) =>
  isServerFunctionCall(
    new Request('http://localhost/admin', { method: 'POST', body, headers: { 'next-action': 'abc', ...headers } }),
  )
const multipart = { 'content-type': 'multipart/form-data; boundary=x' }

test('arguments are sent as JSON or as a form', async () => {
  expect(await call('[{"name":"render-list","args":{}}]')).toBe(true)
  const form = new FormData()
  form.set('0', '[]')
  expect(await call(form)).toBe(true)
})

test.each([
  ['truncated JSON', '[{', {}],
  ['no body', '', {}],
  ['a form without its end', '--x\r\ncontent-disposition: form-data; name="0"\r\n\r\n[', multipart],
  ['a form without a boundary', 'x', { 'content-type': 'multipart/form-data' }],
])('%s is rejected', async (_, body, headers) => {
  expect(await call(body, headers)).toBe(false)
})

test('a request that names no function is rejected', async () => {
  expect(await isServerFunctionCall(new Request('http://localhost/admin', { method: 'POST', body: '[]' }))).toBe(false)
})
