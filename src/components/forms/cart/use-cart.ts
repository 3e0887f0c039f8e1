import { useMutation, useQuery } from '@tanstack/react-query'

import { isRefusal } from '@/lib/browser/cart/cart-calls'
import { addInTurn, cartMutation, cartQuery, type NewLine } from '@/lib/browser/cart/cart-queries'
import { type CartTrouble, cartTroubleOf } from '@/lib/browser/cart/cart-trouble'
import { queryClient } from '@/lib/browser/query-client'
import { messageOf } from '@/lib/browser/response-message'

/** The cart of this browser, and how to change it. */
export function useCart() {
  const query = useQuery(cartQuery, queryClient)
  const { mutate: change, mutateAsync: send, error, isPending } = useMutation(cartMutation, queryClient)
  const { lines, removed } = query.data
  const isBehind = lines.some(({ isUnsaved }) => isUnsaved) || (removed.length > 0 && !isPending)
  const isClosed = isRefusal(query.error) && query.error.status === 403
  const failure = query.error ?? (isBehind ? error : null)
  const trouble: CartTrouble | null = isClosed || failure === null ? null : cartTroubleOf(failure)
  return {
    cart: query.data,
    isLoading: query.isFetching && !query.isFetchedAfterMount,
    isClosed,
    /** Why some of the lines shown have not reached the server, or could not be confirmed by it; null if they have. */
    trouble,
    /** Why the last change was refused; null if it was not. */
    refusal: isRefusal(error) ? (messageOf(error) ?? 'This could not be changed.') : null,
    change,
    add: (lines: readonly NewLine[]) => addInTurn(lines, send),
    reload: () => void query.refetch(),
  }
}
