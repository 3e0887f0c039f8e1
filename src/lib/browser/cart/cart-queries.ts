import { mutationOptions, queryOptions } from '@tanstack/react-query'

import { londonTime } from '@/lib/domain/calendar/london-time'
import { isSameItem, pieceCount } from '@/lib/domain/shop/cart'
import { type CartChange, changedCart, markedUnsaved } from '@/lib/domain/shop/device-cart'
import type { CartProduct } from '@/lib/schemas/cart'

import { queryClient } from '../query-client'
import { clearCart, isRefusal, itemOf, keptCart, loadCart, type LoadedCart, penceIn, sendChange } from './cart-calls'
import { type KeptLine, saveCart } from './kept-cart'

const KEY = ['cart']

const today = () => londonTime(new Date()).date

/** The cart: initially this device's copy, then the server's. If loading fails, the copy stays. */
export const cartQuery = queryOptions({
  queryKey: KEY,
  queryFn: async ({ signal }) => {
    try {
      return withShownNotices(await loadCart(today(), signal))
    } catch (error) {
      if (!signal.aborted) console.error('The basket could not be loaded', error)
      throw error
    }
  },
  initialData: keptCart,
  refetchOnMount: 'always',
})

/**
 * Shows a change immediately. A change that the server rejects is undone; one that cannot reach it stays on this device
 * and is sent with the next load. Otherwise the cart is reloaded.
 */
export const cartMutation = mutationOptions({
  mutationKey: KEY,
  mutationFn: sendChange,
  scope: { id: 'cart' }, // in sequence, as the visitor made them
  onMutate: async (change: CartChange<KeptLine>) => {
    await queryClient.cancelQueries({ queryKey: KEY })
    const before = shownCart()
    show(changed(before, change))
    return { before }
  },
  onError: (error, change, context) => {
    if (isRefusal(error) && context) show(context.before)
    else show({ ...shownCart(), ...markedUnsaved(shownCart(), change.line) })
  },
  onSettled: async (_data, error) => {
    const isLast = queryClient.isMutating({ mutationKey: KEY }) === 1
    if (isLast && (error === null || isRefusal(error))) await queryClient.refetchQueries({ queryKey: KEY })
  },
})

/** A line for a product that is being added. */
export function newLine(product: CartProduct, quantity: number): KeptLine {
  const added = { pence: penceIn(product.basePrice), on: today() }
  return { ...itemOf(product), quantity, isUnsaved: false, product, added }
}

/** How many pieces of a product are in the cart, as shown. */
export const piecesInCart = (product: CartProduct): number =>
  pieceCount(shownCart().lines.filter((line) => isSameItem(line, itemOf(product))))

export type NewLine = { product: CartProduct; quantity: number }

/**
 * Adds lines one after another, and stops at the first that the server rejects. `send` is the mutation, which reports
 * the rejection and stores on this device what does not reach the server.
 */
export async function addInTurn(
  lines: readonly NewLine[],
  send: (change: CartChange<KeptLine>) => Promise<unknown>,
): Promise<void> {
  for (const { product, quantity } of lines) {
    try {
      await send({ call: 'add', line: newLine(product, quantity) })
    } catch (error) {
      if (isRefusal(error)) return
    }
  }
}

/** Empties the cart: on this device before it returns, so that the page may be left at once, then on the server. */
export async function emptyCart(): Promise<void> {
  const emptied = clearCart().catch((error: unknown) =>
    console.error('The basket could not be emptied on the server', error),
  )
  await queryClient.cancelQueries({ queryKey: KEY })
  queryClient.setQueryData(KEY, keptCart())
  await emptied
}

/** Dismisses the notices about changes in the cart. */
export function dismissNotices() {
  show({ ...shownCart(), gone: [], savedCount: 0 })
}

/** What a load has to say, with what the one before had: another may follow at once. A change by the visitor ends it. */
function withShownNotices(loaded: LoadedCart): LoadedCart {
  const { gone, savedCount } = shownCart()
  return { ...loaded, gone: [...new Set([...gone, ...loaded.gone])], savedCount: savedCount + loaded.savedCount }
}

const shownCart = () => queryClient.getQueryData<LoadedCart>(KEY) ?? keptCart()

function show(cart: LoadedCart) {
  queryClient.setQueryData(KEY, cart)
  saveCart({ lines: cart.lines, removed: cart.removed })
}

/** The cart with a change applied, before the server has responded, and without earlier notices. */
function changed(cart: LoadedCart, change: CartChange<KeptLine>): LoadedCart {
  const isDismissed = (product: LoadedCart['unavailable'][number]) =>
    change.call === 'remove' && isSameItem(itemOf(product), change.line)
  return {
    ...cart,
    gone: [],
    savedCount: 0,
    ...changedCart(cart, change),
    unavailable: cart.unavailable.filter((product) => !isDismissed(product)),
  }
}
