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
    name: 'What money is worth less in a year',
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
} as const satisfies Record<string, Assumption>
