import type { Field } from 'payload'

import { nobody, staff } from '@/lib/cms/access/rules'
import { jsonField } from '@/lib/cms/fields/json-field'
import { priceField } from '@/lib/cms/fields/price-field'

/** Shared by products and their variants, like all fields in this file. */
export const previousPriceField: Field = {
  ...priceField({
    name: 'compareAtPrice',
    label: 'Previous price',
    description: 'A note for staff. A previous price is shown only where “Price changes” prove it.',
  }),
  access: { read: staff },
}

/** Changed by orders and by the form below it, never by saving the record, whose values may predate an order. */
export const stockFields: Field[] = [
  {
    name: 'stockLevel',
    type: 'number',
    label: 'In stock',
    defaultValue: 0,
    min: 0,
    index: true,
    access: { read: staff, update: nobody },
    admin: { description: 'If empty, stock is not counted, and the page does not mention it. Orders change it too.' },
  },
  {
    name: 'changeStock',
    type: 'ui',
    admin: { components: { Field: '/components/admin/stock/change-stock#ChangeStock' }, disableListColumn: true },
  },
]

export const measureFields: Field[] = [
  { name: 'weight', type: 'number', min: 0, admin: { description: 'Kilograms.' } },
  jsonField({
    name: 'dimensions',
    label: 'Dimensions',
    description: 'Millimetres, for example {"length": 1200, "width": 600, "thickness": 12.5}',
  }),
]
