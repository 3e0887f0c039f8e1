export const QUANTITY_MAX = 99

/** Identifies a line of a cart. `variant`: a size or version of the product, null if it has none. */
export type CartItem = { productId: number; variant: string | null }

/** A line of a cart; `quantity` is a whole number from 1 to 99. */
export type CartLine = CartItem & { quantity: number }

/** The variant of an item as its id; null for the product itself. */
export const variantIdOf = ({ variant }: CartItem): number | null => (variant === null ? null : Number(variant))

/** Whether both are the same product in the same variant. */
export function isSameItem(one: CartItem, other: CartItem): boolean {
  return one.productId === other.productId && one.variant === other.variant
}

/** Returns the cart with a line added. The quantity of an item already in it is raised, up to 99. */
export function withAdded<Line extends CartLine>(lines: readonly Line[], added: Line): Line[] {
  const quantityBefore = lines.find((line) => isSameItem(line, added))?.quantity
  if (quantityBefore === undefined) return [...lines, { ...added, quantity: inRange(added.quantity) }]
  return withQuantity(lines, { ...added, quantity: quantityBefore + added.quantity })
}

/** Returns the cart with the quantity of an item set, within 1 to 99. Unchanged if the cart does not have it. */
export function withQuantity<Line extends CartLine>(lines: readonly Line[], changed: CartLine): Line[] {
  return lines.map((line) => (isSameItem(line, changed) ? { ...line, quantity: inRange(changed.quantity) } : line))
}

/** Returns the cart without an item. */
export function without<Line extends CartItem>(lines: readonly Line[], removed: CartItem): Line[] {
  return lines.filter((line) => !isSameItem(line, removed))
}

/** The number of pieces in the cart. */
export function pieceCount(lines: readonly Pick<CartLine, 'quantity'>[]): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0)
}

const inRange = (quantity: number) => Math.min(QUANTITY_MAX, Math.max(1, quantity))
