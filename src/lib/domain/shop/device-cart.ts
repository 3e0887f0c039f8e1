import { type CartItem, type CartLine, isSameItem, withAdded, without, withQuantity } from './cart'

/** A line as kept on the visitor's device. `isUnsaved`: changed there since the server last agreed. */
export type DeviceLine = CartLine & { isUnsaved: boolean }

/** `removed`: items taken out on the device that the server may still have. */
export type DeviceCart<Line extends DeviceLine> = { lines: Line[]; removed: CartItem[] }

/** A change by the visitor; an added line comes whole, because the cart may not have it yet. */
export type CartChange<Line extends DeviceLine> =
  { call: 'add'; line: Line } | { call: 'update'; line: CartLine } | { call: 'remove'; line: CartItem }

/** The cart on the device once it has a change, before the server has heard of it. */
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
  // The server may still count what was removed, and would add to it.
  const isUnsaved = others.length < removed.length
  return { lines: withAdded(lines, { ...change.line, isUnsaved }), removed: others }
}

/** The same cart, with a change of that item to be sent again. */
export function markedUnsaved<Line extends DeviceLine>(
  { lines, removed }: DeviceCart<Line>,
  item: CartItem,
): DeviceCart<Line> {
  return { lines: lines.map((line) => (isSameItem(line, item) ? { ...line, isUnsaved: true } : line)), removed }
}
