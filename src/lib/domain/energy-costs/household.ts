import { given } from '../quantity/quantity'

/** Metered use is below calculated use in all but the most efficient homes, and differs between households. */
export const HOUSEHOLD = given({
  key: 'use.household',
  name: 'Heat that a household uses for each kWh calculated',
  unit: '',
  value: 1,
  source: {
    title:
      'Few et al., Energy and Buildings 288 (2023): 1,374 homes use 8 % (band C) to 48 % (F and G) less than modelled',
    date: '2023-04-01',
    confidence: 'verified',
    url: 'https://ellenwebborn.com/publication/2023-04-jf-epc-paper',
  },
  spread: { low: 0.5, high: 1.25 },
})
