import { MutationObserver, onlineManager } from '@tanstack/react-query'
import { afterEach, expect, it, vi } from 'vitest'

import { ApiError, apiRequest } from './api-request'
import { fetchKey, queryClient } from './query-client'

afterEach(() => {
  onlineManager.setOnline(true)
  vi.unstubAllGlobals()
  queryClient.clear()
})

function stubFetch(response: () => Response) {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => response())
  vi.stubGlobal('fetch', fetch)
  return fetch
}

it('fetches the first element of the key with cookies, once', async () => {
  const fetch = stubFetch(() => Response.json({ items: 2 }))
  const query = { queryKey: ['/api/cart/1', 'ignored'] }
  expect(await queryClient.fetchQuery(query)).toEqual({ items: 2 })
  expect(await queryClient.fetchQuery(query)).toEqual({ items: 2 })
  expect(fetch).toHaveBeenCalledTimes(1)
  expect(fetch.mock.calls[0]?.[0]).toBe('/api/cart/1')
  expect(fetch.mock.calls[0]?.[1]).toMatchObject({ method: 'GET', credentials: 'include' })
})

it.each([401, 500])('fails on %d with the status and the body, without a retry', async (status) => {
  const fetch = stubFetch(() => new Response('No', { status }))
  await expect(queryClient.fetchQuery({ queryKey: ['/api/x'] })).rejects.toThrow(`${status}: No`)
  expect(fetch).toHaveBeenCalledTimes(1)
})

it('returns null on 401 where a query asks for it, and fails on anything else', async () => {
  const queryFn = fetchKey({ on401: 'return-null' })
  stubFetch(() => new Response('No', { status: 401 }))
  expect(await queryClient.fetchQuery({ queryKey: ['/api/me'], queryFn })).toBeNull()
  stubFetch(() => new Response('No', { status: 403 }))
  await expect(queryClient.fetchQuery({ queryKey: ['/api/you'], queryFn })).rejects.toThrow(ApiError)
})

it('never polls, refetches on focus or goes stale', () => {
  expect(queryClient.getDefaultOptions()).toMatchObject({
    queries: { retry: false, refetchInterval: false, refetchOnWindowFocus: false, staleTime: Infinity },
    mutations: { retry: false },
  })
})

it('sends queries and mutations while the browser believes itself offline', async () => {
  onlineManager.setOnline(false)
  const fetch = stubFetch(() => Response.json({}))
  await queryClient.fetchQuery({ queryKey: ['/api/x'] })
  const mutationFn = () => apiRequest({ method: 'POST', url: '/api/y' })
  await new MutationObserver(queryClient, { mutationFn }).mutate()
  expect(fetch.mock.calls.map(([url]) => url)).toEqual(['/api/x', '/api/y'])
})
