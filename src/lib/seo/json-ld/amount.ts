import type { QuantitativeValue } from 'schema-dts'

/** A measurement with its UN/CEFACT unit code: MMT millimetres, KGM kilograms, ANN years. */
export function amount(value: number | string, unitCode: 'MMT' | 'KGM' | 'ANN'): QuantitativeValue {
  return { '@type': 'QuantitativeValue', value, unitCode }
}
