import { refreshShown } from './refresh-shown'

/** Expires everything that shows the stock of a product. */
export const refreshProducts = (): Promise<void> => refreshShown('products')
