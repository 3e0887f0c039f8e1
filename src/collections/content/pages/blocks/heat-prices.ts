import type { Block } from 'payload'

import { headingField } from '@/lib/cms/fields/line-field'
import { proseField } from '@/lib/cms/prose/prose-field'

/** Cost per kWh of heat for each heating system; prices come from the dated tariffs. */
export const HeatPrices: Block = {
  slug: 'heatPrices',
  interfaceName: 'HeatPricesBlock',
  labels: { singular: 'Price of heat', plural: 'Prices of heat' },
  fields: [headingField, proseField({ name: 'text', label: 'Text above it' })],
}
