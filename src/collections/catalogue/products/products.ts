import type { CollectionConfig } from 'payload'

import { activeOr, editors, staff } from '@/lib/cms/access/rules'
import { searchResultFields } from '@/lib/cms/fields/listing-fields'
import { deleteDependants } from '@/lib/cms/hooks/delete-dependants'
import { flagOpenQuotes } from '@/lib/cms/hooks/flag-open-quotes'
import { leaveToSql } from '@/lib/cms/hooks/leave-to-sql'
import type { Product } from '@/lib/generated/payload-types'

import { refuseWhileBundled } from '../bundles/refuse-while-bundled'
import { changeStockEndpoint } from '../ledgers/change-stock-endpoint'
import { recordPrice } from '../ledgers/record-price'
import { reprice } from '../ledgers/reprice'
import { productDetailFields } from './detail-fields'
import { productDocumentFields } from './document-fields'
import { productListingDataFields } from './listing-data-fields'
import { productPriceFields } from './price-fields'
import { productShelfFields } from './shelf-fields'

export const Products: CollectionConfig = {
  slug: 'products',
  labels: { singular: 'Product', plural: 'Products' },
  access: { create: editors, read: activeOr(staff), update: editors, delete: editors },
  hooks: {
    beforeChange: [leaveToSql('stockLevel')],
    afterChange: [
      flagOpenQuotes<Product>(({ doc, previousDoc }) =>
        doc.basePrice === previousDoc?.basePrice ? null : `The price of ${doc.name} has changed.`,
      ),
      reprice,
      recordPrice<Product>(({ id, basePrice }) => ({ of: { product: id }, pounds: basePrice })),
    ],
    beforeDelete: [
      refuseWhileBundled('product'),
      deleteDependants({ collection: 'cart-items', field: 'product' }),
      deleteDependants({ collection: 'waiting-list', field: 'product' }),
      deleteDependants({ collection: 'product-variants', field: 'product' }),
      deleteDependants({ collection: 'price-changes', field: 'product' }),
      deleteDependants({ collection: 'stock-movements', field: 'product' }),
    ],
  },
  endpoints: [changeStockEndpoint('products')],
  defaultSort: 'name',
  admin: {
    group: 'Shop',
    description: 'Products for sale. Deleting one also removes it from every basket.',
    useAsTitle: 'name',
    defaultColumns: ['name', 'category', 'basePrice', 'stockLevel', 'isActive', 'updatedAt'],
    listSearchableFields: ['name', 'slug', 'shortDescription'],
  },
  defaultPopulate: { name: true, slug: true, basePrice: true, images: true, isActive: true },
  fields: [
    ...productShelfFields,
    {
      type: 'tabs',
      tabs: [
        { label: 'Product', fields: productDetailFields },
        { label: 'Box and documents', fields: productDocumentFields },
        { label: 'Price and stock', fields: productPriceFields },
        { label: 'Search', fields: [...searchResultFields, ...productListingDataFields] },
      ],
    },
  ],
}
