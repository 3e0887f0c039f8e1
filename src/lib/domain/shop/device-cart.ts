import { type CartItem, type CartLine, isSameItem, withAdded, without, withQuantity } from './cart'

/** A line as kept on the visitor's device. `isUnsaved`: changed since it last matched the server. */
export type DeviceLine = CartLine & { isUnsaved: boolean }

/** `removed`: items taken out on the device that the server may still have. */
export type DeviceCart<Line extends DeviceLine> = { lines: Line[]; removed: CartItem[] }

/** A change by the visitor. An added line is complete, because the cart may not have it yet. */
export type CartChange<Line extends DeviceLine> =
  { call: 'add'; line: Line } | { call: 'update'; line: CartLine } | { call: 'remove'; line: CartItem }

/** The cart on the device after a change that has not reached the server yet. */
export function changedCart<Line extends DeviceLine>(
  { lines, removed }: DeviceCart<Line>,
  change: CartChange<Line>,
): DeviceCart<Line> {
  if (change.call === 'update') return { lines: withQuantity(lines, change.line), removed }
  const others = without(removed, change.line)
  if (change.call === 'remove') {
    const { productId, variant } = change.line
    return { lines: without(lines, change.line), removed: [...others, { productId, variant }] }
  }
  // The server may still have the removed item, and would add to its quantity.
  const isUnsaved = others.length < removed.length
  return { lines: withAdded(lines, { ...change.line, isUnsaved }), removed: others }
}

/** Returns the same cart, with the change of an item marked to be sent again. */
export function markedUnsaved<Line extends DeviceLine>(
  { lines, removed }: DeviceCart<Line>,
  item: CartItem,
): DeviceCart<Line> {
  return { lines: lines.map((line) => (isSameItem(line, item) ? { ...line, isUnsaved: true } : line)), removed }
}
