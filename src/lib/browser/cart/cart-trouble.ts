/** Why a change is only on this device: the server failed, or could not be reached. */
export type CartTrouble = 'failing' | 'unreachable'

/** What is wrong when a request was neither answered nor refused. Without a response `fetch` throws one of two errors. */
export const cartTroubleOf = (error: unknown): CartTrouble =>
  error instanceof TypeError || error instanceof DOMException ? 'unreachable' : 'failing'

/** What happens to a change meanwhile. */
export const KEPT_ON_DEVICE: Record<CartTrouble, string> = {
  failing: 'Kept on this device, as our server has a problem just now.',
  unreachable: 'Kept on this device until you’re back online.',
}
