import { text } from './text'

/** The name of a product in URLs and choices. */
export const productSlug = text({ max: 200 })
