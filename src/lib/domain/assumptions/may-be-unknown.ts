import type { AssumptionKey } from './default-assumptions'

const UNKNOWN: readonly AssumptionKey[] = [
  'price.oil',
  'price.lpg',
  'price.export',
  'grant.heat-pump-off-gas',
  'carbon.sap-10.3.oil',
  'carbon.sap-10.3.lpg',
]

/** Whether calculations can omit the value. All others are required. */
export function mayBeUnknown(key: AssumptionKey): boolean {
  return UNKNOWN.includes(key)
}
