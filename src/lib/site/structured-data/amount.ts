import type { QuantitativeValue } from 'schema-dts'

/** A measure with its unit as a UN/CEFACT code: MMT millimetres, KGM kilograms, ANN years. */
export function amount(value: number | string, unitCode: 'MMT' | 'KGM' | 'ANN'): QuantitativeValue {
  return { '@type': 'QuantitativeValue', value, unitCode }
}
