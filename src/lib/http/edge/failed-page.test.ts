import type { RequestListener } from 'node:http'
import { gunzipSync } from 'node:zlib'

import { describe, expect, test } from 'vitest'

import { transformedResponse, UNAVAILABLE } from '../../../../tests/fixtures/transformed-response'

const SHELL = '<!DOCTYPE html><html id="__next_error__"><script>self.c=3</script></html>'
const BROWSER = { accept: 'text/html,application/xhtml+xml' }
/** A page that streams: React found out that a part fails only after the status had been sent. */
const HALF = '<html>Dear Ada,<!--$!--><template data-dgst="1234567890"></template><!--/$--></html>'
/** The same, if the part is in React's copy only: in its first row or in a later one. */
const EMPTY = ['', '0:[]\\n'].map(
  (rows) => `<html><script>self.__next_f.push([1,"${rows}c:E{\\"digest\\":\\"3247165248\\"}\\n"])</script></html>`,
)

const failing =
  (status: number, body = SHELL, type = 'text/html; charset=utf-8'): RequestListener =>
  (_request, response) => {
    response.setHeader('set-cookie', 'ada=1')
    response.setHeader('content-security-policy', "script-src 'nonce-of-the-visitor'")
    response.writeHead(status, { 'content-type': type, 'content-length': String(Buffer.byteLength(body)) })
    response.write(body.slice(0, 5))
    response.end(body.slice(5))
  }

describe('a page that fails', () => {
  test.each([500, 502, 503])('with %i is replaced by a finished page', async (status) => {
    const answer = await transformedResponse(failing(status), { headers: BROWSER })
    expect([answer.status, answer.body.toString()]).toEqual([503, UNAVAILABLE])
    expect(answer.headers).toMatchObject({ 'retry-after': '30', 'cache-control': 'no-store' })
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
  })

  test('leaves nothing of the visitor’s, and its scripts may run', async () => {
    const { headers } = await transformedResponse(failing(500), { headers: BROWSER })
    expect(headers).not.toHaveProperty('set-cookie')
    expect(headers['content-security-policy']).toContain("'sha256-")
    expect(headers['content-security-policy']).not.toContain('nonce-of-the-visitor')
  })

  test('is compressed as the browser accepts', async () => {
    const { headers, body } = await transformedResponse(failing(500), {
      headers: { ...BROWSER, 'accept-encoding': 'gzip' },
    })
    expect(headers['content-encoding']).toBe('gzip')
    expect(gunzipSync(body).toString()).toBe(UNAVAILABLE)
  })

  test('has no body in the answer to HEAD', async () => {
    const { status, body } = await transformedResponse(failing(500), { method: 'HEAD', headers: BROWSER })
    expect([status, body.length]).toEqual([503, 0])
  })

  test('is sent as it is to a script', async () => {
    const ofReact = await transformedResponse(failing(500), { headers: { ...BROWSER, rsc: '1' } })
    expect([ofReact.status, ofReact.body.toString()]).toEqual([500, SHELL])
    const json = await transformedResponse(failing(503, '{"message":"later"}', 'application/json'), {
      headers: { accept: '*/*' },
    })
    expect([json.status, json.body.toString()]).toEqual([503, '{"message":"later"}'])
  })

  test.each([200, 404])('but answers %i is sent as it is', async (status) => {
    const answer = await transformedResponse(failing(status, '<html>Here.</html>'), { headers: BROWSER })
    expect([answer.status, answer.body.toString()]).toEqual([status, '<html>Here.</html>'])
    expect(answer.headers).toHaveProperty('set-cookie')
  })
})

test('a file that fails is replaced if the browser opened it in a tab', async () => {
  const file = failing(503, '{"message":"later"}', 'application/json')
  expect((await transformedResponse(file, { headers: BROWSER })).body.toString()).toBe(UNAVAILABLE)
})

test.each([HALF, ...EMPTY])('a page that fails while it is streamed is replaced: %s', async (page) => {
  const answer = await transformedResponse(failing(200, page), { headers: BROWSER })
  expect([answer.status, answer.body.toString()]).toEqual([503, UNAVAILABLE])
})

test('a part that is left to the browser on purpose is no failure', async () => {
  const lazy = '<html><!--$!--><template data-dgst="BAILOUT_TO_CLIENT_SIDE_RENDERING"></template><!--/$--></html>'
  expect((await transformedResponse(failing(200, lazy), { headers: BROWSER })).body.toString()).toBe(lazy)
})
