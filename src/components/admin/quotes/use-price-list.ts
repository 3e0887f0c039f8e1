import { useConfig } from '@payloadcms/ui'
import { useQuery } from '@tanstack/react-query'

import { apiRequest } from '@/lib/browser/api-request'
import { queryClient } from '@/lib/browser/query-client'
import type { PriceListEntry } from '@/lib/domain/quotes/price-list'

type PriceList = { list: readonly PriceListEntry[]; isMissing: boolean }

/** What a line of a quote can be of, at today's prices; empty until it is read, and if it cannot be. */
export function usePriceList(): PriceList {
  const { routes } = useConfig().config
  const { data, isError } = useQuery(
    {
      queryKey: ['quote-prices'],
      queryFn: async () =>
        (await apiRequest({ method: 'GET', url: `${routes.api}/quotes/prices` })) as { entries: PriceListEntry[] },
    },
    queryClient,
  )
  return { list: data?.entries ?? [], isMissing: isError }
}
