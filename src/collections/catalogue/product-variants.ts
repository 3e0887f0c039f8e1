import type { CollectionConfig } from 'payload'
import { text } from 'payload/shared'

import { activeOr, editors, nobody, staff } from '@/lib/cms/access/rules'
import { jsonField } from '@/lib/cms/fields/json-field'
import { isActiveField, sortOrderField } from '@/lib/cms/fields/listing-fields'
import { priceField } from '@/lib/cms/fields/price-field'
import { sinceField } from '@/lib/cms/fields/since-field'
import { required } from '@/lib/cms/fields/validators'
import { deleteDependants } from '@/lib/cms/hooks/delete-dependants'
import type { ProductVariant } from '@/lib/generated/payload-types'

import { changeStockEndpoint } from './ledgers/change-stock-endpoint'
import { recordPrice } from './ledgers/record-price'

export const ProductVariants: CollectionConfig = {
  slug: 'product-variants',
  labels: { singular: 'Product variant', plural: 'Product variants' },
  access: { create: editors, read: activeOr(staff), update: editors, delete: editors },
  hooks: {
    afterChange: [
      recordPrice<ProductVariant>(({ id, product, price }) => ({
        of: { product: typeof product === 'object' ? product.id : product, variant: id },
        pounds: price,
      })),
    ],
    beforeDelete: [
      deleteDependants({ collection: 'cart-items', field: 'variantId' }),
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
    priceField({
      name: 'compareAtPrice',
      label: 'Previous price',
      description: 'A note for staff. A previous price is shown only where “Price changes” prove it.',
    }),
    jsonField({
      name: 'attributes',
      label: 'Attributes',
      description: 'Shown on the page, for example {"powerWatts": 450, "colour": "white"}',
    }),
    {
      name: 'stockLevel',
      type: 'number',
      label: 'In stock',
      defaultValue: 0,
      min: 0,
      index: true,
      access: { update: nobody },
      admin: { description: 'If empty, stock is not counted. Orders change it too.' },
    },
    {
      name: 'changeStock',
      type: 'ui',
      admin: { components: { Field: '/components/admin/stock/change-stock#ChangeStock' }, disableListColumn: true },
    },
    { name: 'weight', type: 'number', min: 0, admin: { description: 'Kilograms.' } },
    jsonField({
      name: 'dimensions',
      label: 'Dimensions',
      description: 'Millimetres, for example {"length": 1200, "width": 600, "thickness": 12.5}',
    }),
    { name: 'images', type: 'upload', relationTo: 'media', hasMany: true, label: 'Pictures' },
    isActiveField,
    sinceField({ name: 'onSaleSince', checkbox: 'isActive' }),
    sortOrderField,
  ],
}
