import type { Assumption } from './assumption'
import { openEnded } from './open-ended'

const OWN = { unit: '', from: 'Our assumption', read: '2026-11-20', confidence: 'assumed' } as const

/** Price growth, discount rate and grants. */
export const MONEY = {
  'money.growth-of-prices': openEnded({
    ...OWN,
    name: 'Growth of energy prices in a year',
    value: 0.03,
    low: 0,
    high: 0.06,
  }),
  'money.discount': openEnded({
    name: 'Discount rate a year',
    unit: '',
    value: 0.035,
    from: 'HM Treasury, Green Book: social time preference',
    read: '2026-11-20',
    confidence: 'well-known',
  }),
  'grant.heat-pump': openEnded({
    name: 'Boiler Upgrade Scheme, towards a heat pump in England and Wales',
    unit: 'p',
    value: 750_000,
    from: 'GOV.UK, Boiler Upgrade Scheme',
    read: '2026-11-20',
    confidence: 'verified',
    url: 'https://www.gov.uk/apply-boiler-upgrade-scheme',
  }),
  'grant.heat-pump-off-gas': {
    name: 'Boiler Upgrade Scheme, towards a heat pump in place of oil or LPG off the gas grid',
    unit: 'p',
    periods: [
      {
        validFrom: '2026-07-21',
        validTo: null,
        value: 900_000,
        source: {
          title: 'Department for Energy Security and Net Zero, grant values from 21 July 2026',
          date: '2026-06-09',
          confidence: 'verified',
          url: 'https://www.gov.uk/government/publications/boiler-upgrade-scheme-regulations-approved-standards-grant-categories-and-grant-levels/notice-of-approved-grant-categories-and-values-for-the-boiler-upgrade-scheme',
        },
      },
    ],
  },
} as const satisfies Record<string, Assumption>
