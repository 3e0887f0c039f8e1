import { type CartItem, type CartLine, isSameItem } from './cart'
import type { DeviceCart, DeviceLine } from './device-cart'

/** A call to the server. `quantity` is the total that the visitor wants, also when adding. */
export type CartCall = CartItem & ({ call: 'add' | 'update'; quantity: number } | { call: 'remove' })

export type Reconciled<Line extends DeviceLine> = {
  /** The cart after every call has succeeded, in the order of the server, then of the device. */
  lines: CartLine[]
  calls: CartCall[]
  /** Lines that the device has as saved but the server does not have: removed, expired or no longer sold. */
  gone: Line[]
}

/**
 * Reconciles the visitor's cart after changes on a device that could not reach the server. Unsaved changes win, because
 * a cart belongs to one browser; for everything else the server decides. Compares the wanted quantities with those of
 * the server, so that a call is not repeated if only its response was lost.
 */
export function reconcileCart<Line extends DeviceLine>({
  device,
  server,
}: {
  device: Readonly<DeviceCart<Line>>
  server: readonly CartLine[]
}): Reconciled<Line> {
  const has = (lines: readonly CartItem[], item: CartItem) => lines.some((line) => isSameItem(line, item))
  const unsaved = device.lines.filter(({ isUnsaved }) => isUnsaved)
  const isRemoved = (item: CartItem) => has(device.removed, item) && !has(unsaved, item)
  const remaining = server.filter((line) => !isRemoved(line))
  const changed = remaining.map((line) => ({ line, wanted: quantityIn(unsaved, line) ?? line.quantity }))
  const added = unsaved.filter((line) => !has(server, line))
  return {
    lines: [
      ...changed.map(({ line, wanted }) => ({ ...itemOf(line), quantity: wanted })),
      ...added.map((line) => ({ ...itemOf(line), quantity: line.quantity })),
    ],
    calls: [
      ...server.filter(isRemoved).map((line): CartCall => ({ call: 'remove', ...itemOf(line) })),
      ...changed
        .filter(({ line, wanted }) => wanted !== line.quantity)
        .map(({ line, wanted }): CartCall => ({ call: 'update', ...itemOf(line), quantity: wanted })),
      ...added.map((line): CartCall => ({ call: 'add', ...itemOf(line), quantity: line.quantity })),
    ],
    gone: device.lines.filter((line) => !line.isUnsaved && !has(server, line)),
  }
}

const quantityIn = (lines: readonly CartLine[], item: CartItem) =>
  lines.find((line) => isSameItem(line, item))?.quantity

const itemOf = ({ productId, variant }: CartItem): CartItem => ({ productId, variant })
