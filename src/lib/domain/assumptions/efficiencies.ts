import { BOILER, DIRECT, HEAT_PUMP } from '../running-cost/ways-of-heating'
import type { Assumption } from './assumption'
import { standing } from './standing'

const TRIAL = { from: 'Electrification of Heat trial', read: '2026-11-20', confidence: 'verified' } as const
const unit = 'kWh/kWh'

/** Heat in the home for each kWh that is paid for. */
export const EFFICIENCIES = {
  'efficiency.gas-old': standing({ ...TRIAL, name: 'Heat from gas in a boiler as found in homes', unit, value: BOILER, low: 0.78, high: 0.9 }),
  'efficiency.gas-new': standing({ name: 'Heat from gas in a new condensing boiler', unit, value: 0.91, low: 0.88, high: 0.93, from: 'Makers of condensing boilers, 90 to 92 %', read: '2026-11-20', confidence: 'well-known' }),
  'efficiency.oil': standing({ ...TRIAL, name: 'Heat from oil in a boiler as found in homes', unit, value: BOILER, low: 0.78, high: 0.92 }),
  'efficiency.lpg': standing({ name: 'Heat from LPG in a boiler', unit, value: BOILER, low: 0.78, high: 0.92, from: 'Our assumption: as gas', read: '2026-11-20', confidence: 'assumed' }),
  /** 2.80 is the median of the trial and 2.44 that of its coldest days; 3.5 is what a good one reaches. */
  'efficiency.heat-pump': standing({ ...TRIAL, name: 'Heat from electricity in an air-source heat pump, over a year', unit, value: HEAT_PUMP, low: 2.44, high: 3.5 }),
  'efficiency.direct': standing({ name: 'Heat from electricity in any electric heater', unit, value: DIRECT, from: 'Conservation of energy', read: '2026-11-20', confidence: 'well-known' }),
} as const satisfies Record<string, Assumption>
