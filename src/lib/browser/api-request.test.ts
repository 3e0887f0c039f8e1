import { afterEach, describe, expect, it, vi } from 'vitest'

import { ApiError, apiRequest } from './api-request'

function stubFetch(response: Response) {
  const fetch = vi.fn<typeof globalThis.fetch>().mockResolvedValue(response)
  vi.stubGlobal('fetch', fetch)
  return fetch
}

afterEach(() => vi.unstubAllGlobals())

describe('apiRequest', () => {
  it('sends cookies and a JSON body, and parses the JSON response', async () => {
    const fetch = stubFetch(Response.json({ reference: 'PB-7K3M-Q9TX' }))
    const read = await apiRequest({
      method: 'POST',
      url: '/api/contact',
      body: { a: 1 },
      headers: { 'Idempotency-Key': 'k' },
    })

    expect(read).toEqual({ reference: 'PB-7K3M-Q9TX' })
    expect(fetch).toHaveBeenCalledWith('/api/contact', {
      method: 'POST',
      credentials: 'include',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': 'k' },
      body: '{"a":1}',
      signal: undefined,
    })
  })

  it('returns null for an empty response', async () => {
    stubFetch(new Response(null, { status: 204 }))
    expect(await apiRequest({ method: 'DELETE', url: '/api/cart/remove' })).toBeNull()
  })

  it.each([
    {
      response: () => new Response('{"message":"no"}', { status: 503, statusText: 'Service Unavailable' }),
      message: '503: {"message":"no"}',
    },
    { response: () => new Response('', { status: 502, statusText: 'Bad Gateway' }), message: '502: Bad Gateway' },
  ])('throws "$message"', async ({ response, message }) => {
    stubFetch(response())
    const failure = await apiRequest({ method: 'GET', url: '/api/cart/x' }).catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(ApiError)
    expect(failure).toHaveProperty('message', message)
  })
})
