import { type CartItem, isSameItem, variantIdOf } from '@/lib/domain/shop/cart'
import type { CartChange } from '@/lib/domain/shop/device-cart'
import { type CartCall, reconcileCart } from '@/lib/domain/shop/reconcile-cart'
import { cartOf, clearedCart, lateEndpoints } from '@/lib/routing/late-endpoints'
import { type CartResponse, cartResponseSchema } from '@/lib/schemas/cart'

import { ApiError, apiRequest } from '../api-request'
import { newKey } from '../new-key'
import { keep, KEPT, readKept } from './cart-storage'
import { type KeptCart, type KeptLine, readCart, saveCart } from './kept-cart'

/** Timeout after which the server counts as unreachable. */
const TIMEOUT_MS = 8_000

/**
 * `gone`: names of products that are no longer in the server's cart; `savedCount`: number of items whose changes loads have
 * sent.
 */
export type LoadedCart = KeptCart & {
  unavailable: CartResponse['cart']['unavailable']
  gone: string[]
  savedCount: number
}

/** The cart as stored on this device, before loading it from the server. */
export const keptCart = (): LoadedCart => ({ ...readCart(), unavailable: [], gone: [], savedCount: 0 })

/** Whether the server rejected the request, such as for a product no longer on sale, rather than being unreachable. */
export const isRefusal = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429

/** Identifies a product or variant in a cart. */
export const itemOf = ({ id, variantId }: { id: number; variantId: number | null }): CartItem => ({
  productId: id,
  variant: variantId === null ? null : String(variantId),
})

/** Pence of a price in pounds as written by the server: '289.00'. */
export const penceIn = (price: string): number => Math.round(Number(price) * 100)

/**
 * The change being sent. The next one waits for it, so that the server has them in the visitor's order; so does a load,
 * or the server might still have the cart from before.
 */
let sending: Promise<unknown> = Promise.resolve()

/** Items whose changes were sent since the last load that was not cut short; the next one may send them again. */
const unannounced = new Set<string>()

/**
 * Loads the cart, sends changes made while the server was unreachable, and stores the result on this device. The first
 * time there is nothing to load, and a session is created.
 * @throws ApiError, or the `fetch` error if there is no response; the stored cart is then unchanged
 */
export async function loadCart(today: string, aborted: AbortSignal): Promise<LoadedCart> {
  const sessionId = readKept(KEPT.session)
  if (sessionId === null) {
    startSession()
    return keptCart()
  }
  await sending
  const load = async () => {
    const signal = AbortSignal.timeout(TIMEOUT_MS)
    return cartResponseSchema.parse(await apiRequest({ method: 'GET', url: cartOf(sessionId), signal }))
  }
  const first = await load()
  const device = readCart()
  const server = first.cart.items.map(({ product, quantity }) => ({ ...itemOf(product), quantity }))
  const { calls } = reconcileCart({ device, server })
  for (const call of calls) {
    aborted.throwIfAborted()
    await sendUnlessRefused(sessionId, call)
    unannounced.add(`${call.productId}:${call.variant}`)
  }
  const { cart } = calls.length === 0 ? first : await load()
  aborted.throwIfAborted() // the visitor has changed the cart in the meantime
  const lines = cart.items.map((at) => keptLine(at, { device, today }))
  saveCart({ lines, removed: [] })
  const named = [...cart.items.map(({ product }) => itemOf(product)), ...cart.unavailable.map(itemOf)]
  const isGone = (line: KeptLine) => !named.some((item) => isSameItem(item, line))
  const gone = device.lines.filter(isGone).map(({ product }) => product.name)
  const savedCount = unannounced.size
  unannounced.clear()
  return { lines, removed: [], unavailable: cart.unavailable, gone, savedCount }
}

/** Sends one change by the visitor. @throws as in `loadCart` */
export async function sendChange({ call, line }: CartChange<KeptLine>): Promise<void> {
  const sessionId = readKept(KEPT.session) ?? startSession()
  const { productId, variant } = line
  const sent: CartCall =
    call === 'remove'
      ? { call, productId, variant }
      : { call, productId, variant, quantity: (line as KeptLine).quantity }
  await send(sessionId, sent)
}

/**
 * Empties the cart and ends its session. Done on this device even if the request fails, since the server deletes old
 * carts anyway.
 */
export async function clearCart(): Promise<void> {
  const sessionId = readKept(KEPT.session)
  saveCart({ lines: [], removed: [] })
  keep(KEPT.session, null)
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  if (sessionId !== null) await apiRequest({ method: 'DELETE', url: clearedCart(sessionId), keepalive: true, signal })
}

const CALLS = {
  add: { method: 'POST', url: lateEndpoints.addToCart },
  update: { method: 'PUT', url: lateEndpoints.updateCart },
  remove: { method: 'DELETE', url: lateEndpoints.removeFromCart },
} as const

/** Once it is on its way it is completed, even if the visitor leaves the page. */
async function send(sessionId: string, call: CartCall): Promise<void> {
  const { productId } = call
  const variantId = variantIdOf(call)
  const body = {
    sessionId,
    productId,
    ...(variantId && { variantId }),
    ...(call.call !== 'remove' && { quantity: call.quantity }),
  }
  const answer = sending.then(() =>
    apiRequest({ ...CALLS[call.call], body, keepalive: true, signal: AbortSignal.timeout(TIMEOUT_MS) }),
  )
  sending = answer.catch(() => undefined)
  await answer
}

/** Ignores a rejected change: the cart loaded afterwards shows its effect. */
async function sendUnlessRefused(sessionId: string, call: CartCall): Promise<void> {
  try {
    await send(sessionId, call)
  } catch (error) {
    if (!isRefusal(error)) throw error
  }
}

function startSession(): string {
  const sessionId = `cart_${Date.now()}_${newKey().replaceAll('-', '')}`
  keep(KEPT.session, sessionId)
  return sessionId
}

/** A line from the server, with the price that the visitor saw first. */
function keptLine(
  { product, quantity }: CartResponse['cart']['items'][number],
  { device, today }: { device: KeptCart; today: string },
): KeptLine {
  const item = itemOf(product)
  const kept = device.lines.find((line) => isSameItem(line, item))
  const added = kept?.added ?? { pence: penceIn(product.basePrice), on: today }
  return { ...item, quantity, isUnsaved: false, product, added }
}
