import { QueryClient, type QueryFunction } from '@tanstack/react-query'

import { ApiError, apiRequest } from './api-request'

type Unauthorised = 'throw' | 'return-null'

/** Fetches the first element of the query's key; `on401` determines whether a 401 throws or returns null. */
export function fetchKey({ on401 }: { on401: Unauthorised }): QueryFunction {
  return async ({ queryKey, signal }) => {
    try {
      return await apiRequest({ method: 'GET', url: String(queryKey[0]), signal })
    } catch (error) {
      if (on401 === 'return-null' && error instanceof ApiError && error.status === 401) return null
      throw error
    }
  }
}

/**
 * Fetches everything once: no retries, no polling, no refetch on focus, never stale. Does not wait for a connection: a
 * browser may be wrong about being offline, and a request that fails can be reported.
 */
export const newQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: fetchKey({ on401: 'throw' }),
        retry: false,
        refetchInterval: false,
        refetchOnWindowFocus: false,
        staleTime: Infinity,
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })

/** The one of a browser. The server shares it between visitors, so nothing personal may be rendered from it. */
export const queryClient = newQueryClient()
