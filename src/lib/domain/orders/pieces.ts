import type { OrderLine } from './order'

/** The pieces of each product, in the order of their ids. */
export function piecesOf(lines: readonly Pick<OrderLine, 'productId' | 'quantity'>[]): Map<number, number> {
  const pieces = new Map<number, number>()
  for (const { productId, quantity } of lines)
    if (productId !== null) pieces.set(productId, (pieces.get(productId) ?? 0) + quantity)
  return new Map([...pieces].toSorted(([one], [other]) => one - other))
}
