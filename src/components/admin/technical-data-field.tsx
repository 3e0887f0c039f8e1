'use client'

import type { JSONFieldClientComponent } from 'payload'

import { panelFactsProblem } from '@/lib/schemas/panel-facts'

import { JsonInput } from './json-field'

/** The technical data of a product. */
export const TechnicalDataField: JSONFieldClientComponent = (props) => (
  <JsonInput {...props} problemOf={panelFactsProblem} />
)
