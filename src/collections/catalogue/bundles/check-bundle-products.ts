import type { JSONFieldValidation } from 'payload'

import { checkJson } from '@/lib/cms/fields/json-field'
import { BUNDLE_PRODUCTS_EXAMPLE, bundleProductsSchema } from '@/lib/schemas/bundle-products'
import { priceOfBundle } from '@/lib/use-cases/bundles/price-of-bundle'

/** Accepts an empty list: the bundle is unfinished, and not shown. */
export const checkBundleProducts: JSONFieldValidation = async (value, { req }) => {
  const isEmpty = value === null || value === undefined || (Array.isArray(value) && value.length === 0)
  const isJson = checkJson(value)
  if (isEmpty || isJson !== true) return isJson
  const contents = bundleProductsSchema.safeParse(value)
  if (!contents.success) return `Write a list such as ${BUNDLE_PRODUCTS_EXAMPLE}`
  return (await priceOfBundle(req, contents.data)) !== null || 'One of these products or variants does not exist'
}
