import type { CollectionConfig } from 'payload'
import { text } from 'payload/shared'

import { activeOr, editors, staff } from '@/lib/cms/access/rules'
import { jsonField } from '@/lib/cms/fields/json-field'
import { isActiveField, sortOrderField } from '@/lib/cms/fields/listing-fields'
import { priceField } from '@/lib/cms/fields/price-field'
import { sinceField } from '@/lib/cms/fields/since-field'
import { required } from '@/lib/cms/fields/validators'
import { deleteDependants } from '@/lib/cms/hooks/delete-dependants'
import { leaveToSql } from '@/lib/cms/hooks/leave-to-sql'
import type { ProductVariant } from '@/lib/generated/payload-types'

import { refuseWhileBundled } from './bundles/refuse-while-bundled'
import { changeStockEndpoint } from './ledgers/change-stock-endpoint'
import { recordPrice } from './ledgers/record-price'
import { repriceVariant } from './ledgers/reprice'
import { measureFields, previousPriceField, stockFields } from './sold-item-fields'

export const ProductVariants: CollectionConfig = {
  slug: 'product-variants',
  labels: { singular: 'Product variant', plural: 'Product variants' },
  access: { create: editors, read: activeOr(staff), update: editors, delete: editors },
  hooks: {
    beforeChange: [leaveToSql('stockLevel')],
    afterChange: [
      repriceVariant,
      recordPrice<ProductVariant>(({ id, product, price }) => ({
        of: { product: typeof product === 'object' ? product.id : product, variant: id },
        pounds: price,
      })),
    ],
    beforeDelete: [
      refuseWhileBundled('variant'),
      deleteDependants({ collection: 'cart-items', field: 'variantId' }),
      deleteDependants({ collection: 'waiting-list', field: 'variant' }),
      deleteDependants({ collection: 'price-changes', field: 'variant' }),
      deleteDependants({ collection: 'stock-movements', field: 'variant' }),
    ],
  },
  endpoints: [changeStockEndpoint('product-variants')],
  defaultSort: 'sortOrder',
  admin: {
    group: 'Shop',
    description: 'Sizes and versions of a product, each with its own stock.',
    useAsTitle: 'name',
    defaultColumns: ['name', 'sku', 'product', 'price', 'stockLevel', 'isActive'],
    listSearchableFields: ['name', 'sku'],
  },
  fields: [
    { name: 'product', type: 'relationship', relationTo: 'products', required: true, index: true },
    {
      name: 'name',
      type: 'text',
      required: true,
      maxLength: 200,
      validate: required('Variant name is required', text),
    },
    {
      name: 'sku',
      type: 'text',
      label: 'SKU',
      required: true,
      unique: true,
      index: true,
      maxLength: 50,
      validate: required('SKU is required', text),
      admin: { description: 'The stock-keeping unit used in the warehouse.' },
    },
    priceField({ name: 'price', label: 'Price', requiredMessage: 'Price is required' }),
    previousPriceField,
    jsonField({
      name: 'attributes',
      label: 'Attributes',
      description: 'Shown on the page, for example {"powerWatts": 450, "colour": "white"}',
    }),
    ...stockFields,
    ...measureFields,
    { name: 'images', type: 'upload', relationTo: 'media', hasMany: true, label: 'Pictures' },
    isActiveField,
    sinceField({ name: 'onSaleSince', checkbox: 'isActive' }),
    sortOrderField,
  ],
}
