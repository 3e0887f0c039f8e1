import type { Assumption } from './assumption'
import { openEnded } from './open-ended'

/** Nesta, "Fixing the levy system could save billions on heat pump subsidies", prices of 2025. */
const NESTA = {
  unit: 'p',
  read: '2026-11-25',
  confidence: 'well-known',
  url: 'https://www.nesta.org.uk/blog/fixing-the-levy-system-could-save-billions-on-heat-pump-subsidies/',
} as const

/** Cost of buying and fitting other heating systems in a home of typical size, including VAT, before any grant. */
export const CAPITAL = {
  'capital.gas-new': openEnded({
    ...NESTA,
    name: 'A new gas boiler in place of an old one, fitted',
    value: 300_000,
    low: 150_000,
    high: 500_000,
    from: 'Nesta, prices of 2025; range from Uswitch, boiler statistics of January 2024',
  }),
  /** Nesta gives £4,500 after the grant of £7,500, on average. */
  'capital.heat-pump': openEnded({
    ...NESTA,
    name: 'An air-source heat pump, fitted, before a grant',
    value: 1_200_000,
    low: 800_000,
    high: 1_650_000,
    from: 'Nesta, prices of 2025',
  }),
} as const satisfies Record<string, Assumption>
