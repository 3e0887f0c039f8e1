import { useMutation, useQuery } from '@tanstack/react-query'

import { isRefusal } from '@/lib/browser/cart/cart-calls'
import { addInTurn, cartMutation, cartQuery, type NewLine } from '@/lib/browser/cart/cart-queries'
import { queryClient } from '@/lib/browser/query-client'
import { messageOf } from '@/lib/browser/response-message'

/** The cart of this browser, and how to change it. */
export function useCart() {
  const query = useQuery(cartQuery, queryClient)
  const { mutate: change, mutateAsync: send, error, isPending } = useMutation(cartMutation, queryClient)
  const { lines, removed } = query.data
  const isBehind = lines.some(({ isUnsaved }) => isUnsaved) || (removed.length > 0 && !isPending)
  const isClosed = isRefusal(query.error) && query.error.status === 403
  return {
    cart: query.data,
    isLoading: query.isFetching && !query.isFetchedAfterMount,
    isClosed,
    /** Whether some of the lines shown have not reached the server, or could not be confirmed by it. */
    isOutOfReach: !isClosed && (query.isError || isBehind),
    /** Why the last change was refused; null if it was not. */
    refusal: isRefusal(error) ? (messageOf(error) ?? 'This could not be changed.') : null,
    change,
    add: (lines: readonly NewLine[]) => addInTurn(lines, send),
    reload: () => void query.refetch(),
  }
}
