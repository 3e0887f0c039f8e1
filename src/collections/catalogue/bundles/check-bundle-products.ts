import type { JSONFieldValidation } from 'payload'

import { checkJson } from '@/lib/cms/fields/json-field'
import { BUNDLE_PRODUCTS_EXAMPLE, bundleProductsSchema } from '@/lib/schemas/bundle-products'
import { priceOfBundle } from '@/lib/use-cases/bundles/price-of-bundle'

/** An empty list is a bundle that is not finished, and not shown. */
export const checkBundleProducts: JSONFieldValidation = async (value, { req }) => {
  const isEmpty = value === null || value === undefined || (Array.isArray(value) && value.length === 0)
  const isJson = checkJson(value)
  if (isEmpty || isJson !== true) return isJson
  const parts = bundleProductsSchema.safeParse(value)
  if (!parts.success) return `Write a list such as ${BUNDLE_PRODUCTS_EXAMPLE}`
  return (await priceOfBundle(req, parts.data)) !== null || 'One of these products or variants does not exist'
}
