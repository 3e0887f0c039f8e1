import type { Field } from 'payload'
import { text } from 'payload/shared'

import { checkJson, jsonField } from '@/lib/cms/fields/json-field'
import { required } from '@/lib/cms/fields/validators'
import { FITTING_WORDS } from '@/lib/content/shop-words'
import { panelFactsProblem } from '@/lib/schemas/panel-facts'

import { measureFields } from '../sold-item-fields'

/** A panel that cannot be calculated would otherwise be missing from every tool without a word. */
const checkSpecifications = (value: unknown) => {
  const isJson = checkJson(value)
  return isJson === true ? (panelFactsProblem(value) ?? true) : isJson
}

export const productDetailFields: Field[] = [
  { name: 'name', type: 'text', required: true, maxLength: 200, validate: required('Product name is required', text) },
  {
    name: 'shortDescription',
    type: 'textarea',
    maxLength: 500,
    admin: { description: 'One or two sentences for lists.' },
  },
  { name: 'description', type: 'textarea' },
  {
    name: 'images',
    type: 'upload',
    relationTo: 'media',
    hasMany: true,
    label: 'Pictures',
    admin: { description: 'The first is the main image.' },
  },
  { name: 'features', type: 'text', hasMany: true, admin: { description: 'Press Enter after each one.' } },
  {
    name: 'compatibility',
    type: 'text',
    hasMany: true,
    label: 'Works with',
    admin: { description: 'Press Enter after each one. They are printed as one sentence.' },
  },
  {
    name: 'installationComplexity',
    type: 'select',
    label: 'Fitting',
    defaultValue: 'medium',
    options: [
      { value: 'low', label: FITTING_WORDS.low },
      { value: 'medium', label: 'Medium' },
      { value: 'high', label: FITTING_WORDS.high },
    ],
    admin: { description: 'Shown on the product page, unless it is medium.' },
  },
  { name: 'energyRating', type: 'text', maxLength: 20 },
  { name: 'warranty', type: 'text', maxLength: 100, admin: { description: 'As printed in the warranty document.' } },
  ...measureFields,
  {
    ...jsonField({
      name: 'specifications',
      label: 'Technical data',
      description:
        'Named values shown on the product page. A product with panelsPer16aMax is a panel: calculators, designer and configurator offer it as soon as it is visible. Copy the names from another panel.',
      component: '/components/admin/technical-data-field#TechnicalDataField',
    }),
    validate: checkSpecifications,
  },
  { name: 'tags', type: 'text', hasMany: true, admin: { description: 'For staff. Press Enter after each one.' } },
]
