type Line = { productId: number; variantId?: number | null; quantity: number }

/** A line as the checkout's form sends it: '12:4' is four of product 12, '12:4:7' four of its variant 7. */
export const lineValue = ({ productId, variantId, quantity }: Line): string =>
  [productId, quantity, ...(variantId ? [variantId] : [])].join(':')
