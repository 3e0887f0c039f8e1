import type { Assumption } from './assumption'
import { openEnded } from './open-ended'

const TRIAL = { from: 'Electrification of Heat trial', read: '2026-11-20', confidence: 'verified' } as const
const unit = 'kWh/kWh'

/** Heat delivered per kWh bought. */
export const EFFICIENCIES = {
  /** As reported with the trial. A new condensing boiler reaches 0.90 to 0.92. */
  'efficiency.gas-old': openEnded({
    ...TRIAL,
    name: 'Heat from gas in a boiler as found in homes',
    unit,
    value: 0.84,
    low: 0.78,
    high: 0.9,
  }),
  'efficiency.gas-new': openEnded({
    name: 'Heat from gas in a new condensing boiler',
    unit,
    value: 0.91,
    low: 0.88,
    high: 0.93,
    from: 'Manufacturers of condensing boilers, 90 to 92 %',
    read: '2026-11-20',
    confidence: 'well-known',
  }),
  'efficiency.oil': openEnded({
    ...TRIAL,
    name: 'Heat from oil in a boiler as found in homes',
    unit,
    value: 0.84,
    low: 0.78,
    high: 0.92,
  }),
  'efficiency.lpg': openEnded({
    name: 'Heat from LPG in a boiler',
    unit,
    value: 0.84,
    low: 0.78,
    high: 0.92,
    from: 'Our assumption: as gas',
    read: '2026-11-20',
    confidence: 'assumed',
  }),
  /** Of 742 homes, 2.93 is the mean, 2.80 the median and 2.44 the value on the coldest days; a good one reaches 3.5. */
  'efficiency.heat-pump': openEnded({
    ...TRIAL,
    name: 'Heat from electricity in an air-source heat pump, over a year',
    unit,
    value: 2.93,
    low: 2.44,
    high: 3.5,
  }),
  'efficiency.direct': openEnded({
    name: 'Heat from electricity in any electric heater',
    unit,
    value: 1,
    from: 'Conservation of energy',
    read: '2026-11-20',
    confidence: 'well-known',
  }),
} as const satisfies Record<string, Assumption>
