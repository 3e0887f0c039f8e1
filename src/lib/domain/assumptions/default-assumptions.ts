import type { Assumption } from './assumption'
import { CARBON_FACTORS } from './carbon-factors'
import { EFFICIENCIES } from './efficiencies'
import { MONEY } from './money'
import { PANEL } from './panel'
import { PRICES } from './prices'
import { USES } from './uses'

const ALL = { ...PRICES, ...EFFICIENCIES, ...USES, ...PANEL, ...MONEY, ...CARBON_FACTORS }

export type AssumptionKey = keyof typeof ALL

/** Everything that estimates take for granted, by key. */
export type Assumptions = Readonly<Record<AssumptionKey, Assumption>>

/** What holds until staff enter better figures. */
export const DEFAULT_ASSUMPTIONS: Assumptions = ALL
